import { message } from '../messages/message';
import type { Message } from '../messages/model';
import type { TextFiles } from '../ports';
import type { Skill, SkillLibrary, SkillProblem } from './model';
import { parseSkillFile, type SkillFile, SkillFileError } from './skillFile';

/** Where skills come from. */
export interface SkillSources {
	/** Those that come with the product. */
	readonly product: TextFiles;
	/** Those of the workspace: new labels, labels that replace the product's, and with `extends: true` additions to them. */
	readonly workspace?: TextFiles;
}

/**
 * Reads every `.md` file below both folders. A file that cannot be used becomes a problem and is left out; the product's
 * skill then stays as it is.
 */
export async function loadSkills({ product, workspace }: SkillSources): Promise<SkillLibrary> {
	const [own, theirs] = [await readProduct(product), workspace ? await readFolder(workspace) : emptyFolder];
	const problems = [...own.problems, ...theirs.problems];
	const skills = new Map(own.files.map((file) => [file.label, asSkill(file, 'product')]));
	for (const file of theirs.files) {
		const base = skills.get(file.label);
		const moved = base && file.extends ? movedKey(base, file) : undefined;
		if (!file.extends) skills.set(file.label, asSkill(file, 'workspace'));
		else if (base && moved) problems.push(unusable(file, moved, message('skillFiles.moved', { key: moved })));
		else if (base) skills.set(file.label, extended(base, file));
		else problems.push(unusable(file, 'extends', message('skillFiles.nothingToExtend', { label: file.label })));
	}
	return { skills: [...skills.values()].sort(byPlace), problems };
}

function unusable({ file }: SkillFile, key: string, what: Message): SkillProblem {
	return asProblem(new SkillFileError('frontMatter', file, key, what));
}

interface SkillFolder {
	readonly files: readonly SkillFile[];
	readonly problems: readonly SkillProblem[];
}

const emptyFolder: SkillFolder = { files: [], problems: [] };

/** What comes with the product stays as it is while it runs; parsing it takes longer than scoring a short report. */
const productFolders = new WeakMap<TextFiles, SkillFolder>();

async function readProduct(folder: TextFiles): Promise<SkillFolder> {
	const known = productFolders.get(folder);
	if (known) return known;
	const read = await readFolder(folder);
	if (read.problems.length === 0) productFolders.set(folder, read);
	return read;
}

async function readFolder(folder: TextFiles): Promise<SkillFolder> {
	const files = new Map<string, SkillFile>();
	const problems: SkillProblem[] = [];
	for (const path of await listFiles(folder, problems)) {
		try {
			const file = parseSkillFile(path, await readFile(folder, path));
			const first = files.get(file.label);
			if (first)
				throw new SkillFileError(
					'duplicate',
					path,
					'label',
					message('skillFiles.taken', { label: file.label, file: first.file }),
				);
			files.set(file.label, file);
		} catch (error) {
			if (!(error instanceof SkillFileError)) throw error;
			problems.push(asProblem(error));
		}
	}
	return { files: [...files.values()], problems };
}

async function listFiles(folder: TextFiles, problems: SkillProblem[]): Promise<readonly string[]> {
	try {
		return (await folder.list()).filter((path) => path.endsWith('.md') && !/(?:^|\/)README\.md$/i.test(path));
	} catch (error) {
		const why = message('skillFiles.folderClosed', { reason: reason(error) });
		problems.push(asProblem(new SkillFileError('unreadable', 'skills', undefined, why)));
		return [];
	}
}

async function readFile(folder: TextFiles, path: string): Promise<string> {
	let content: string | undefined;
	try {
		content = await folder.read(path);
	} catch (error) {
		throw new SkillFileError(
			'unreadable',
			path,
			undefined,
			message('skillFiles.fileClosed', { reason: reason(error) }),
		);
	}
	if (content === undefined) throw new SkillFileError('unreadable', path, undefined, message('skillFiles.fileGone'));
	return content;
}

function reason(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}

/** A checked file without `extends` has all that a skill needs. */
function asSkill(file: SkillFile, origin: Skill['origin']): Skill {
	const { file: path, extends: _, title, level, domain, description, prior, ...rest } = file;
	return {
		...rest,
		title: title!,
		level: level!,
		domain: domain!,
		description: description!,
		prior: prior ?? 0,
		files: [path],
		origin,
	};
}

/** What an extension says otherwise than the skill it extends, and may not. */
function movedKey(base: Skill, file: SkillFile): 'level' | 'domain' | 'deliverable' | undefined {
	if (file.level !== undefined && file.level !== base.level) return 'level';
	if (file.domain !== undefined && file.domain !== base.domain) return 'domain';
	return file.deliverable && base.level !== 1 ? 'deliverable' : undefined;
}

/** A text that is said anew takes the Chinese one of the old with it. */
function extended(base: Skill, file: SkillFile): Skill {
	return {
		...base,
		title: file.title ?? base.title,
		titleZh: file.titleZh ?? (file.title ? undefined : base.titleZh),
		description: file.description ?? base.description,
		descriptionZh: file.descriptionZh ?? (file.description ? undefined : base.descriptionZh),
		deliverable: file.deliverable ?? base.deliverable,
		prior: file.prior ?? base.prior,
		suggests: { ...base.suggests, ...file.suggests },
		signals: [...base.signals, ...file.signals],
		checkpoints: [...base.checkpoints, ...file.checkpoints],
		hints: [...base.hints, ...file.hints],
		goodSigns: [...base.goodSigns, ...file.goodSigns],
		fatalFlaws: [...base.fatalFlaws, ...file.fatalFlaws],
		files: [...base.files, file.file],
		origin: base.origin === 'workspace' ? 'workspace' : 'extended',
	};
}

function asProblem({ code, said, details: { file, key } }: SkillFileError): SkillProblem {
	return { code, file, key, message: said };
}

function byPlace(a: Skill, b: Skill): number {
	const key = ({ domain, level, label }: Skill) => `${domain} ${level} ${label}`;
	return key(a) < key(b) ? -1 : 1;
}
