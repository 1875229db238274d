import en from './en/commandLine.json';
import chinese from './zh-CN/commandLine.json';

/** What only the command line says: apart, so that the editor does not carry it. */
export const commandLine = { en, 'zh-CN': chinese };
