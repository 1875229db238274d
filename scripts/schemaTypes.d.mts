export declare const typesFile: string;
export declare function schemaTypes(root?: URL): string;
export declare function libraryDeclarations(root?: URL): Promise<string>;
