import { useEffect, useLayoutEffect } from 'react';

/** Runs together with what was rendered, before anything is painted or asked. Does nothing on the server, without a warning. */
export const useCommitEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
