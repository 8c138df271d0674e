import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCommand } from './command.ts';
import { templates as known } from './create-project.ts';

const templates = join(import.meta.dirname, '..', 'templates');

let around = '';
beforeEach(() => {
  around = mkdtempSync(join(tmpdir(), 'preventivo-create-'));
});
afterEach(() => rmSync(around, { recursive: true }));

const at = (name: string) => join(around, name);

function create(...words: string[]) {
  const said: string[] = [];
  const say = (text: string) => void said.push(text);
  const code = createCommand(words, { out: say, error: say, templates });
  return { code, said: said.join('\n') };
}

describe('npm create preventivo', () => {
  it.each(Object.keys(known))('writes the template %s with its README and its test', (template) => {
    const { code, said } = create(at('Il mio sito'), '--template', template);
    expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining('npm install') });
    const { name, scripts } = JSON.parse(readFileSync(at('Il mio sito/package.json'), 'utf8'));
    expect(name).toBe('il-mio-sito');
    expect(scripts).toMatchObject({
      test: 'vitest run',
      api: expect.stringContaining('preventivo-api'),
    });
    expect(existsSync(at('Il mio sito/README.md'))).toBe(true);
    expect(readFileSync(at('Il mio sito/.gitignore'), 'utf8')).toContain('node_modules/');
  });

  it('serves the Next.js app in development at the address of its README, as Next.js blocks pages of any other host', () => {
    create(at('site'), '--template', 'next');
    const { scripts } = JSON.parse(readFileSync(at('site/package.json'), 'utf8'));
    expect(scripts.dev).toBe('next dev --hostname 127.0.0.1 --port 5173');
    expect(readFileSync(at('site/README.md'), 'utf8')).toContain('http://127.0.0.1:5173');
  });

  it('accepts a folder that contains only a new repository', () => {
    mkdirSync(at('site/.git'), { recursive: true });
    expect(create(at('site'), '--template', 'funnel').code).toBe(0);
  });

  it('refuses a folder with files and leaves it as it is', () => {
    mkdirSync(at('site'));
    writeFileSync(at('site/notes.txt'), 'mine');
    expect(create(at('site'), '--template', 'line')).toEqual({
      code: 1,
      said: `${at('site')} is not empty: it has notes.txt. Name a new folder.`,
    });
    expect(readdirSync(at('site'))).toEqual(['notes.txt']);
    expect(create(at('site/notes.txt'), '--template', 'line').said).toContain('is a file');
  });

  it('names the templates if the template is unknown or missing, and writes nothing', () => {
    expect(create(at('site'), '--template', 'lines')).toEqual({
      code: 1,
      said: "There is no template 'lines'. --template takes widgets, funnel, line, next.",
    });
    expect(create(at('site')).said).toBe(
      'Which template? --template takes widgets, funnel, line, next.',
    );
    expect(existsSync(at('site'))).toBe(false);
  });

  it('explains its arguments', () => {
    expect(create('--help')).toEqual({ code: 0, said: expect.stringContaining('--template') });
    expect(create()).toEqual({ code: 1, said: expect.stringContaining('Which folder?') });
    expect(create(at('site'), '--tempalte', 'line').said).toMatch(/^Unknown option '--tempalte'/);
  });
});
