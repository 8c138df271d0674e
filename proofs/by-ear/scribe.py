"""A voice for Orca that appends each sentence as a line to the file named in BY_EAR."""

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
        """Ignores key names, which the transcript already contains."""

    def sayAll(self, utteranceIterator, progressCallback):
        for context, acss in utteranceIterator:
            self.speak(context.utterance, acss)
