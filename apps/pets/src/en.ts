import { policyWords } from '@preventivo/core/messages/en/lines';
import type { LineWords } from '@preventivo/core/translation';

/** Pet insurance in English. */
export const en: LineWords = {
  ...policyWords,
  title: 'Pets',
  heading: 'Pet insurance quote',
  about: "Vet's bills and damage to others, for dogs, cats and other pets.",
  'listing.keywords':
    'dog, puppy, cat, kitten, horse, rabbit, ferret, hamster, bird, parrot, tortoise, reptile, vet',
  'pages.animale.title': 'Your pet',
  'pages.animale.lead': 'Name, breed and a few answers are enough.',
  'tipo_animali.label': 'What animal is it?',
  'tipo_animali.error': 'Choose the kind of animal',
  'nome.label': 'What is its name?',
  'nome.error': 'Enter the name, from {from} to {to} characters',
  'nome.wrong': 'From {from} to {to} characters',
  'razza.label': 'What breed is it?',
  'razza.hint': 'For a mixed breed write mongrel',
  'razza.error': 'Enter the breed',
  'razza.help': 'Write the breed, from {from} to {to} characters',
  'chip.label': 'Does it have a microchip?',
  'chip.error': 'Say whether it has a microchip',
  'lists.tipo_animali.cane': 'Dog',
  'lists.tipo_animali.gatto': 'Cat',
  'lists.tipo_animali.cavallo': 'Horse',
  'lists.tipo_animali.coniglio': 'Rabbit',
  'lists.tipo_animali.furetto': 'Ferret',
  'lists.tipo_animali.roditore': 'Rodent',
  'lists.tipo_animali.volatile': 'Bird',
  'lists.tipo_animali.tartaruga': 'Tortoise or turtle',
  'lists.tipo_animali.rettile': 'Reptile',
  'lists.tipo_animali.altro': 'Other',
};
