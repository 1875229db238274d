import en from './en/forAgents.json';
import chinese from './zh-CN/forAgents.json';

/** What only the tools for agents say: loaded with the server, so that no other command carries it. */
export const forAgents = { en, 'zh-CN': chinese };
