export declare const npmName: string;
export declare function packTarball(root: string, folder?: string): Promise<string>;
