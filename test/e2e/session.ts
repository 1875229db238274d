import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { runCommand } from '../host/command.mjs';
import { paths, prepareTestHost, type TestHost } from '../host/prepare.mjs';
import { installVsix, type Server, startServer } from '../host/server.mjs';
import { launchChrome, newWindow, type WorkbenchTarget, workbenchUrl } from '../host/workbench.mjs';
import { WorkbenchPage } from './workbenchPage';

export interface SessionOptions {
	/** Names the log file. */
	readonly name: string;
	readonly trust?: 'all' | 'ask';
	/** A package to install; without one the extension runs from the checkout. */
	readonly vsix?: string;
	/** The folder of another extension to install, absolute. */
	readonly alsoInstall?: string;
	readonly language?: 'zh-cn';
	/** Folders that the workspace has besides the examples, each with its files. */
	readonly besides?: Readonly<Record<string, Readonly<Record<string, string>>>>;
	/** The examples are a git repository in which all is committed. */
	readonly committed?: boolean;
	/** Added to the environment of the extensions. */
	readonly env?: Readonly<Record<string, string>>;
}

export interface Session {
	readonly workbench: WorkbenchPage;
	close(): Promise<void>;
}

/** A VS Code of its own with a copy of the examples open, so that tests may edit them. */
export async function openSession(options: SessionOptions): Promise<Session> {
	const host = await prepareTestHost(console.error);
	const folder = await mkdtemp(join(tmpdir(), 'plumbline-e2e-'));
	const started: (() => Promise<void>)[] = [() => rm(folder, { recursive: true, force: true })];
	const close = async () => {
		for (const end of started.reverse()) await end();
	};
	try {
		const server = await serve(host, folder, options);
		started.push(server.stop);
		const browser = await launchChrome(host.chrome);
		started.push(() => browser.close());
		const page = await newWindow(browser, 'seen');
		const extension = options.vsix ? undefined : paths.root;
		const target = await targetOf(folder, options);
		await page.goto(workbenchUrl(server, { ...target, extension }));
		const workbench = new WorkbenchPage(page);
		await workbench.ready().catch(async () => {
			// A window whose server was kept from its turn for long may stay empty: whoever sits before it loads it again.
			await workbench.screenshot(`${options.name}-empty`);
			await page.reload();
			await workbench.ready();
		});
		return { workbench, close };
	} catch (error) {
		await close();
		throw error;
	}
}

async function targetOf(
	folder: string,
	{ besides }: SessionOptions,
): Promise<Pick<WorkbenchTarget, 'folder' | 'isWorkspaceFile'>> {
	if (!besides) return { folder: join(folder, 'examples') };
	for (const [path, files] of Object.entries(besides)) {
		await mkdir(join(folder, path));
		for (const [name, text] of Object.entries(files)) await writeFile(join(folder, path, name), text);
	}
	const workspace = join(folder, 'several.code-workspace');
	const folders = ['examples', ...Object.keys(besides)].map((path) => ({ path }));
	await writeFile(workspace, JSON.stringify({ folders }));
	return { folder: workspace, isWorkspaceFile: true };
}

async function serve(host: TestHost, folder: string, options: SessionOptions): Promise<Server> {
	const dataDir = join(folder, 'data');
	await cp(paths.examples, join(folder, 'examples'), { recursive: true });
	if (options.committed) await commit(join(folder, 'examples'));
	if (options.vsix) await installVsix(host.server, dataDir, options.vsix);
	// The server takes in what it finds in its folder of extensions.
	if (options.alsoInstall)
		await cp(options.alsoInstall, join(dataDir, 'extensions', basename(options.alsoInstall)), { recursive: true });
	const logFile = join(paths.logs, `${options.name}-server.log`);
	const { trust, language, env } = options;
	return startServer(host.server, { dataDir, logFile, trust, language, env });
}

async function commit(folder: string): Promise<void> {
	const author = ['-c', 'user.name=Author', '-c', 'user.email=author@example.org', '-c', 'commit.gpgsign=false'];
	for (const args of [['init'], ['add', '.'], [...author, 'commit', '-m', 'The examples']]) {
		const { code, output } = await runCommand('git', args, { cwd: folder });
		if (code !== 0) throw new Error(`git ${args.join(' ')}: ${output}`);
	}
}
