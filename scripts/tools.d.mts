export declare function tool(name: 'biome' | 'mocha' | 'tsc' | 'tsx' | 'vsce'): string;
