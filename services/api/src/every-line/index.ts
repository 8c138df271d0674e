export { type Validator, validators } from '../checks/validators.ts';
export { complete } from './complete.ts';
export { type CoveringState, coveringStatesOf } from './covering-states.ts';
export { payloads } from './payloads.ts';
export { type FormContext, verdictOfForm, wrongIn } from './verdict.ts';
export { states, walks } from './walk.ts';
