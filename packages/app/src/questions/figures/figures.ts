export const isNumber = (text: string): boolean => /^[\s\d.,'’]*\d[\s\d.,'’]*$/.test(text);

/** Whether a text has figures and signs of arithmetic alone, which name nothing. */
export const namesNothing = (text: string): boolean => /^[\s\d.,'’+\-−*×/÷^()%]*$/.test(text);
