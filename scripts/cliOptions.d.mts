/** The page on the command line with the table of options as the program has it. */
export declare function withOptions(text: string): string;
