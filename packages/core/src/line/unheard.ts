/** For an answer that is only right or wrong to yup: nobody reads where in the code it was found to be wrong. */
export const unheard = { disableStackTrace: true };
