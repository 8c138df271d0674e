"""A voice for Orca that is written down: one line for each sentence, in the file that BY_EAR names."""

import os

from orca import speechserver


class SpeechServer(speechserver.SpeechServer):
    @staticmethod
    def getFactoryName():
        return "scribe"

    @staticmethod
    def getSpeechServers():
        return [SpeechServer()]

    @staticmethod
    def getSpeechServer(info=None):
        return SpeechServer()

    def getInfo(self):
        return ["scribe", "scribe"]

    def speak(self, text=None, acss=None, interrupt=True):
        with open(os.environ["BY_EAR"], "a", encoding="utf-8") as file:
            file.write(" ".join((text or "").split()) + "\n")

    def speakCharacter(self, character, acss=None):
        self.speak(character)

    def speakKeyEvent(self, event, acss=None):
        """The names of the keys are in the transcript already."""

    def sayAll(self, utteranceIterator, progressCallback):
        for context, acss in utteranceIterator:
            self.speak(context.utterance, acss)
