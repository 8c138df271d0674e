export const testClockOption: string;
