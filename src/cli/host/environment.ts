import { Writable } from 'node:stream';
import type { AnalysisWorkerData } from '../../node/analysisThread';
import type { Clock, Fetch, Store, TextFiles } from '../../ports';
import type { SourceAccess, SourceFiles } from '../../sources/model';
import type { AnalysisThread } from '../../threads/analysisQueue';

/** What a path leads to. */
export interface FileKind {
	/** `stream`: a pipe or a device, which may never end; only one that the user named is read. */
	readonly kind: 'file' | 'folder' | 'stream';
	/** In bytes. */
	readonly size: number;
	/** The same for all names of a file, links and other spellings alike; absent where that cannot be told. */
	readonly id?: string;
	/** It belongs to another user than the one that runs the program; absent where that cannot be told. */
	readonly foreign?: true;
}

export interface FolderEntry {
	readonly name: string;
	readonly kind: 'file' | 'folder';
}

/** The files a command may read and write; paths are absolute, errors carry Node's `code`. */
export interface FileSystem {
	/** `undefined` when there is nothing at the path. */
	stat(path: string): Promise<FileKind | undefined>;
	/** No more than so many bytes: what is larger is refused, and so is a pipe or a device unless the user `named` it himself. */
	read(path: string, most: number, named?: boolean): Promise<Uint8Array>;
	/** All or nothing: what stood there stays until the whole text is written, of which one that is long may come in pieces. */
	write(path: string, text: string | Iterable<string>): Promise<void>;
	/** Makes a folder and those above it, where they are not there yet. */
	makeFolder(path: string): Promise<void>;
	/** The entries of a folder in any order, without pipes, devices and links that lead nowhere. */
	list(folder: string): Promise<readonly FolderEntry[]>;
	/** The path without links; `undefined` when there is nothing at it. */
	realPath(path: string): Promise<string | undefined>;
}

/** A git repository; paths are absolute. */
export interface Git {
	/** Its top folder, without links. */
	readonly top: string;
	/** What has changed since the branch left a revision. Rejects with a `CliError` for a revision that git does not know. */
	changedSince(revision: string): Promise<Changes>;
}

/** What has changed since a commit; paths are absolute, without links. All rejects with a `CliError` where git fails. */
export interface Changes {
	/** Whether a file is not as it was, or was not there. */
	has(path: string): Promise<boolean>;
	/** A file as it was, or the one that is gone and that it is a new name of; `undefined` where it is new. */
	before(path: string): Promise<FileBefore | undefined>;
}

/** A file as it was at a commit. */
export interface FileBefore {
	/** Its path then, from the top folder. */
	readonly name: string;
	readonly bytes: Uint8Array;
}

/** A folder to watch, absolute: its own files, or all below it. */
export interface WatchedFolder {
	readonly path: string;
	readonly recursive: boolean;
}

/** Files that are watched for changes. */
export interface Watch {
	/** Resolves once something has changed since the last time, or since the watch began; at once where the signal aborts. */
	next(signal: AbortSignal): Promise<void>;
	close(): void;
}

export interface OutputStream {
	write(text: string): unknown;
	readonly isTTY?: boolean;
	/** Of a terminal, in characters. */
	readonly columns?: number;
}

/** Everything a command takes from the process it runs in. */
export interface Environment {
	/** Without the runtime and the script. */
	readonly argv: readonly string[];
	readonly cwd: string;
	/** The user's home folder; absolute. */
	readonly home: string;
	readonly env: Readonly<Record<string, string | undefined>>;
	readonly stdin: AsyncIterable<Uint8Array>;
	readonly stdout: OutputStream;
	readonly stderr: OutputStream;
	readonly fs: FileSystem;
	readonly clock: Clock;
	/** The program's release. */
	readonly version: string;
	readonly fetch: Fetch;
	/** The prompts that come with the program. */
	readonly prompts: TextFiles;
	/** The skills that come with the program. */
	readonly skills: TextFiles;
	/** The pages on findings that come with the program, in every language. */
	readonly findingPages: TextFiles;
	/** Where answers are kept unless the user names another folder; absolute. */
	readonly cacheFolder: string;
	/** What is kept in a folder, which need not exist yet. */
	openStore(folder: string): Store;
	/** The text files below a folder; none where there is no such folder. */
	openTexts(folder: string): TextFiles;
	/** What the program that analyses is, down to its code: the same only for the same answers. */
	build(): Promise<string>;
	/** Starts a thread that analyses reports. */
	startAnalysis(init: AnalysisWorkerData): AnalysisThread;
	/** How many threads can compute at the same time. */
	readonly processors: number;
	/** The folder of the pages that explain findings and scores, as a URI with `/` at its end. */
	readonly pages: string;
	/** What it takes to read sources. */
	readonly sources: SourceAccess;
	/** The files below a folder, and nothing that a link in it leads to outside; none where there is no such folder. */
	openSources(folder: string): SourceFiles;
	/** The git repository that a folder is in; rejects with a `CliError` where there is none, or no git. */
	openGit(folder: string): Promise<Git>;
	/** Watches folders for changes of the files that concern it. */
	watch(folders: readonly WatchedFolder[], concerns: (path: string) => boolean): Watch;
	/** Rejects where the run is about to write over one of these files; absent where its result goes to no file. */
	willRead?(paths: readonly string[]): Promise<void>;
	/** From the first call on an interruption by the user (Ctrl+C) aborts the signal instead of ending the program. */
	interruption(): AbortSignal;
}

/** 0 clean; 1 more findings at or above `--fail-on` than `--allowed-findings` allows, or a score below `--min-score`; 2 something could not be done. */
export type ExitCode = 0 | 1 | 2;

/** Of several outcomes the one that the program ends with: what could not be done goes before what was found. */
export function worstCode(codes: readonly ExitCode[]): ExitCode {
	return ([2, 1] as const).find((code) => codes.includes(code)) ?? 0;
}

/** An output as a stream, for a protocol of which each piece is whole: no character is cut in two. */
export function writable(stdout: OutputStream): Writable {
	return new Writable({
		decodeStrings: false,
		write(piece: string | Uint8Array, _encoding, written) {
			stdout.write(typeof piece === 'string' ? piece : new TextDecoder().decode(piece));
			written();
		},
	});
}
