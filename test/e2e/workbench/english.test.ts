import { join } from 'node:path';
import { paths } from '../../host/prepare.mjs';
import { type ModelServer, startModelServer } from '../../server/modelServer';
import { respond } from '../../server/reportReader';
import { openSession, type Session } from '../session';
import type { Author } from '../suites/author';
import { configuredFolders, obeysConfigurations } from '../suites/configuration';
import { connectsByAPreset } from '../suites/connecting';
import { asksTheEditorsModel } from '../suites/editorModel';
import { exportsThePage } from '../suites/exporting';
import { keepsAHistory } from '../suites/history';
import { listsTheReports } from '../suites/listing';
import { mendsFindings } from '../suites/mending';
import { showsAReport } from '../suites/report';
import { showsSources } from '../suites/sources';
import { goesThroughWalkthrough } from '../suites/walkthrough';

const english: Author = {
	name: 'en',
	theme: ['Light Modern'],
	report: 'grid-storage/report.md',
	count: /Plumbline: (\d+) findings/,
	mending: {
		number: { line: 82, column: 18 },
		fix: 'Replace 134 with 124, as computed',
		fact: { line: 138, column: 40 },
		cite: 'Cite one of the report’s references…',
	},
	listing: { command: 'Show Reports of This Workspace', error: /\d errors?/, claims: /\d claims?/ },
	exporting: { command: 'Plumbline: Export…', saved: 'report.plumbline.html was saved.' },
	connecting: {
		command: 'Plumbline: Connect a Model…',
		list: 'Choose From a List',
		connected: 'scripted is connected',
		score: 'Plumbline: Score With Model',
		free: 'Cost: free, local',
	},
	configuration: {
		command: 'Show Configuration in Force',
		none: 'No configuration file',
		others: 'For the command line only: failOn',
		setAside: 'Set Aside…',
		severity: 'Change severity of: ',
		ruled: 'Open this line of ',
	},
	walkthrough: {
		open: 'Open Walkthrough',
		example: 'Open Example Report',
		next: 'Plumbline: Go to Next Finding',
		setAside: 'Set Aside…',
		ignore: 'Ignore here',
		score: 'Plumbline: Open Panel',
		toDo: 'To Do',
		suffix: '',
	},
};

/** One window for all: starting one takes longer than most of what is done in it. */
describe('Plumbline in English', () => {
	let server: ModelServer;
	let session: Session;
	const workbench = () => session.workbench;

	before(async () => {
		server = await startModelServer({ respond });
		session = await openSession({
			name: 'e2e-english',
			besides: configuredFolders,
			committed: true,
			alsoInstall: join(paths.root, 'test/e2e/chatModel'),
			env: { PLUMBLINE_TEST_MODEL: server.url },
		});
	});

	after(async () => {
		await session?.close();
		await server?.close();
	});

	// Its steps are those of a beginner: nothing was done yet.
	goesThroughWalkthrough(workbench, english.walkthrough);
	obeysConfigurations(workbench, english);
	showsAReport(workbench, 'light');
	showsAReport(workbench, 'dark');
	showsSources(workbench);
	mendsFindings(workbench, english);
	listsTheReports(workbench, english);
	exportsThePage(workbench, english);
	// From here on the report is another one on the disk, and a model is connected.
	keepsAHistory(workbench);
	asksTheEditorsModel(workbench, () => server);
	connectsByAPreset(workbench, english);
});
