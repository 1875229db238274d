// Written by “npm run types:update” from the sentences beside it: change those.
import type { Told } from './model';

/** Every sentence there is, with what it must be given. */
export interface Sentences {
	// How far scores agree with people.
	/** What was rated, with how many ratings; in groups where there are several. */
	'agreement.title': { dimension?: Told | null; ratings: number; groups: number };
	'agreement.value': undefined;
	'agreement.interval': undefined;
	'agreement.from': { low: Told; high: Told };
	'agreement.deviation': undefined;
	'agreement.pearson': undefined;
	'agreement.spearman': undefined;
	'agreement.ranking': undefined;
	'agreement.withinGroups': undefined;
	'agreement.atLength': undefined;
	/** The baseline: the number of characters in place of a score. */
	'agreement.lengthAlone': undefined;
	'agreement.raters': undefined;
	'agreement.goesWithLength': { rho: Told };
	'agreement.pairs': { ranked: number; agree: number; tied: number; oppose: number; humanTied: number };
	'agreement.noCorrelation': undefined;
	'agreement.noRanking': undefined;
	/** Of ratings, or of groups where there are several. */
	'agreement.rough': { units: number; grouped: boolean };
	'agreement.inPapers': undefined;
	/** Short, for the papers’ figures. */
	'agreement.mad': undefined;
	'agreement.rankingShort': undefined;
	// What was known before a run of the command line: a file of known findings, or what stood in git.
	/** `place` is where in the file; absent for the file as a whole. */
	'baselines.notUsable': { name: Told; place?: Told | null };
	'baselines.tooMany': { name: Told; most: number };
	'baselines.missing': { name: Told };
	'baselines.needsFile': undefined;
	'baselines.notBoth': undefined;
	'baselines.written': { name: Told; findings: number; reports: number };
	'baselines.stale': { count: number; name: Told };
	'baselines.nothingChanged': { revision: Told };
	'baselines.noGit': undefined;
	'baselines.noRepository': undefined;
	'baselines.noRevision': { revision: Told };
	'baselines.gitFailed': { reason: Told };
	'baselines.gitSilent': { seconds: Told };
	'baselines.outside': { name: Told };
	// How it goes with questions that are handed in as batches.
	'batchRuns.handedIn': { questions: number; label: Told; batch: Told };
	'batchRuns.takenUp': { batch: Told; label: Told; questions: number };
	/** Some are asked again, some were asked often enough. */
	'batchRuns.cameBack': { batch: Told; label: Told; missing: number; questions: number };
	'batchRuns.filesLeft': { label: Told; file: Told };
	/** What the line of progress says before its counts. */
	'batchRuns.waiting': { batches: number };
	/** The time that the user gave it is up. */
	'batchRuns.comeBack': { batches: number; done: number; of: number };
	/** The user stopped the run. */
	'batchRuns.goesOn': { batches: number };
	/** Handing in or looking failed; `why` says what to do. */
	'batchRuns.broken': { why: Told; batches: number };
	'batchRuns.noBatches': { label: Told };
	/** Its limit of tokens that wait. */
	'batchRuns.full': { label: Told };
	'batchRuns.notReached': { label: Told };
	'batchRuns.notKept': { reason: Told };
	'batchRuns.needsCache': undefined;
	'batchRuns.needsModel': undefined;
	'batchRuns.waitAlone': undefined;
	'batchRuns.chatOnly': undefined;
	// How runs over reports went, and what they would take.
	'batches.notScored': { failed: Told; reports: number };
	/** Without a reason nobody knows why. */
	'batches.nothingJudged': { why?: Told | null };
	'batches.budgetUsed': undefined;
	'batches.cutShort': { name: Told; why: Told };
	'batches.unanswered': { name: Told; questions: number; why: Told };
	'batches.rulesAlone': { name: Told };
	'batches.offlineScores': { name: Told };
	'batches.noFinal': { name: Told; least: Told };
	'batches.needsModel': { name: Told };
	'batches.belowLeast': { name: Told; final: number; least: Told };
	'batches.report': undefined;
	'batches.model': undefined;
	'batches.calls': undefined;
	'batches.cached': undefined;
	'batches.tokensIn': undefined;
	'batches.tokensOut': undefined;
	'batches.cost': undefined;
	'batches.allReports': undefined;
	'batches.noModel': undefined;
	'batches.costNotKnown': undefined;
	'batches.range': { from: Told; to: Told };
	'batches.nothingSent': { ranges: boolean };
	/** In US dollars and in tokens, where there is such a limit; `certain`: even answers as long as expected are too many. */
	'batches.budget': { name: Told; cost?: Told | null; tokens?: number | null; certain: boolean };
	'batches.cacheFolder': undefined;
	'batches.cacheEntries': undefined;
	'batches.cacheSize': undefined;
	'batches.cacheOldest': undefined;
	/** In kilobytes. */
	'batches.cacheCleared': { entries: number; size: number; folder: Told };
	'batches.nodes': undefined;
	'batches.depth': undefined;
	'batches.width': undefined;
	'batches.mean': undefined;
	'batches.both': { one: Told; other: Told };
	'batches.bothDepths': { one: Told; other: Told };
	'batches.bothWidths': { one: Told; other: Told };
	'batches.drawn': { file: Told; by: 'rule' | 'model' | 'mixed' };
	// What the commands do, for the help.
	'commands.program': undefined;
	'commands.programNotes': undefined;
	/** What an option does, with what it can be. */
	'commands.choices': { what: Told; choices: Told; usual: Told };
	'commands.analyze': undefined;
	'commands.analyzeAbout': undefined;
	'commands.score': undefined;
	'commands.scoreAbout': undefined;
	'commands.review': undefined;
	'commands.reviewAbout': undefined;
	'commands.decisions': undefined;
	'commands.decisionsAbout': undefined;
	'commands.tree': undefined;
	'commands.treeAbout': undefined;
	'commands.similarity': undefined;
	'commands.similarityAbout': undefined;
	'commands.bench': undefined;
	'commands.benchAbout': undefined;
	'commands.calibrate': undefined;
	'commands.calibrateAbout': undefined;
	'commands.skills': undefined;
	'commands.skillsAbout': undefined;
	'commands.init': undefined;
	'commands.initAbout': { name: Told; schema: Told };
	'commands.config': undefined;
	'commands.configAbout': undefined;
	'commands.completion': undefined;
	'commands.completionAbout': undefined;
	'commands.references': undefined;
	'commands.referencesAbout': undefined;
	'commands.mcp': undefined;
	'commands.mcpAbout': undefined;
	'commands.cache': undefined;
	'commands.cacheAbout': undefined;
	'commands.lsp': undefined;
	'commands.lspAbout': undefined;
	// What keeps the command line from reading or writing a file, and what to do.
	'files.missing': { name: Told };
	'files.cannotSearch': { name: Told; why: Told };
	'files.cannotWrite': { name: Told; why: Told };
	/** `input`: its name where the run reads it under another one. */
	'files.overwrites': { name: Told; input?: Told | null };
	'files.cannotClear': { name: Told; why: Told };
	'files.noPermission': undefined;
	'files.noSuchFolder': undefined;
	'files.notAFolder': undefined;
	'files.notAFile': undefined;
	'files.tooMuch': undefined;
	'files.diskFull': undefined;
	'files.readOnly': undefined;
	/** Something said of a line of a file. */
	'files.atLine': { name: Told; line: Told; what: Told };
	/** A file that was found, not named. */
	'files.analysesNotKept': { why: Told };
	'files.leadsAway': { name: Told };
	'files.foreign': { name: Told };
	/** In megabytes. */
	'files.tooLarge': { name: Told; size: number; limit: Told };
	/** `found` is what stands there; absent where the file ends. */
	'files.notUtf8': { name: Told; byte: number; found?: Told | null };
	'files.utf32': { name: Told };
	'files.emptyName': undefined;
	'files.noneInFolder': { name: Told };
	'files.noneMatches': { pattern: Told };
	/** `by` says what leaves them out. */
	'files.allLeftOut': { operand: Told; by: readonly Told[] };
	/** Of what an operand finds, `count` files are left out by settings. */
	'files.someLeftOut': { count: number; operand: Told; by: readonly Told[] };
	/** What leaves files out. */
	'files.byFile': { name: Told };
	'files.byGit': undefined;
	'files.byKey': { key: Told; name: Told };
	'files.leftOutBy': { by: Told };
	'files.byOption': undefined;
	'files.byDefault': undefined;
	'files.nothingLeft': { operands: Told };
	'files.onlySources': { operands: Told };
	'files.noSkillsFolder': { name: Told };
	/** `file` is the configuration file that names the folder; absent where the option does. */
	'files.noSourcesFolder': { file?: Told | null; name: Told };
	/** In the parser’s words. */
	'files.notJson': { name: Told; fault: Told };
	'files.noTree': { name: Told };
	'files.looseNodes': { name: Told; nodes: number };
	// What is said of comments that switch findings off.
	'ignores.unknown': { code: Told; meant?: Told | null };
	/** No codes: of all kinds. */
	'ignores.idle': { codes?: Told | null };
	// What the language server tells beside what it finds.
	'languageServer.needsStdio': undefined;
	/** Nobody can tell where the client's next message begins. */
	'languageServer.lost': { fault: Told };
	/** What of a client's settings cannot be used. */
	'languageServer.settings': { what: Told };
	'languageServer.settingsNotRead': { fault: Told };
	'languageServer.excludeIsAList': undefined;
	'languageServer.leftOut': { name: Told; pattern: Told };
	'languageServer.known': { name: Told; count: number };
	'languageServer.notAnalyzed': { name: Told; fault: Told };
	'languageServer.notWatched': { fault: Told };
	// Why the model or the search that a command line, a configuration file and the environment choose is not asked.
	'modelSettings.keyToHost': { file: Told; host: Told };
	'modelSettings.openAiKey': { host: Told };
	'modelSettings.ownKey': { host: Told };
	'modelSettings.noKey': undefined;
	/** `source` is the option, the file or the variable that holds it. */
	'modelSettings.noAddress': { source: Told; text: Told; example: Told };
	'modelSettings.credentials': { source: Told };
	/** Without a host the file names no address at all. */
	'modelSettings.otherEndpoint': { file: Told; host?: Told | null };
	'modelSettings.searchNoModel': undefined;
	'modelSettings.searchNoUrl': undefined;
	'modelSettings.searchNoKey': { service: Told };
	'modelSettings.searchKeyToUrl': { file: Told };
	// What `plumbline init` says, and writes as comments.
	'newConfig.about': undefined;
	'newConfig.extends': undefined;
	'newConfig.failOn': undefined;
	'newConfig.maxFindings': undefined;
	'newConfig.severities': undefined;
	'newConfig.exclude': undefined;
	'newConfig.baseline': undefined;
	'newConfig.overrides': undefined;
	'newConfig.exists': { name: Told };
	/** `base` is the file that held here until now. */
	'newConfig.next': { name: Told; schema: Told; base?: Told | null };
	// What the options of the command line do, for its help.
	'options.format': undefined;
	'options.output': undefined;
	'options.failOn': { choices: Told };
	'options.maxFindings': undefined;
	/** Of the gate that agents ask. */
	'options.gateFailOn': { choices: Told };
	'options.gateLimit': { name: 'max_findings' | 'max_broken_citations' | 'max_refuted' | 'max_unsupported_key_claims' | 'min_words' | 'min_claims' | 'min_supported'; usual: Told };
	'options.minScore': undefined;
	'options.severity': { choices: Told };
	'options.all': undefined;
	'options.only': undefined;
	'options.quiet': undefined;
	'options.baseline': undefined;
	'options.against': undefined;
	'options.noBaseline': undefined;
	'options.updateBaseline': undefined;
	'options.since': undefined;
	'options.noDecisions': undefined;
	'options.exclude': undefined;
	'options.noGitignore': undefined;
	'options.frameworks': { choices: Told };
	'options.full': undefined;
	'options.offline': undefined;
	'options.model': undefined;
	'options.baseUrl': undefined;
	'options.api': { choices: readonly Told[] };
	'options.apiVersion': undefined;
	'options.maxCost': undefined;
	'options.maxTokens': undefined;
	'options.runs': undefined;
	'options.concurrency': undefined;
	'options.timeout': undefined;
	'options.runTimeout': undefined;
	'options.batch': undefined;
	'options.batchWait': undefined;
	'options.dryRun': undefined;
	'options.sources': undefined;
	'options.fetch': undefined;
	'options.allowPrivate': undefined;
	'options.search': { choices: Told };
	'options.searchUrl': undefined;
	'options.query': undefined;
	'options.skills': undefined;
	'options.cache': undefined;
	'options.cacheAnalyses': undefined;
	'options.noCache': undefined;
	'options.config': undefined;
	'options.stdinFilename': undefined;
	'options.lang': { choices: readonly Told[] };
	'options.stdio': undefined;
	'options.from': { choices: readonly Told[] };
	'options.zoteroPort': undefined;
	'options.outputEntries': undefined;
	'options.http': undefined;
	'options.noColor': undefined;
	'options.help': undefined;
	// What is wrong with a table of ratings, or keeps a rating from being compared.
	'ratings.empty': { name: Told };
	'ratings.none': { name: Told };
	'ratings.twice': { column: Told };
	'ratings.columns': { columns: Told };
	'ratings.tooManyCells': { cells: Told; columns: Told };
	'ratings.openQuote': undefined;
	'ratings.afterQuote': undefined;
	'ratings.outside': { name: Told; file: Told };
	'ratings.noFile': undefined;
	'ratings.noNumber': { column: Told };
	'ratings.notANumber': { column: Told; text: Told; comma: boolean };
	'ratings.outOfRange': { human: Told; dimension: Told; from: Told; to: Told };
	'ratings.emptyDimension': undefined;
	'ratings.ambiguous': { text: Told; names: readonly Told[] };
	'ratings.noDimension': { text: Told; names: Told; meant?: Told | null };
	'ratings.moreLines': { lines: Told };
	'ratings.notReached': undefined;
	'ratings.noScore': { dimension: Told };
	'ratings.leftOut': { leftOut: Told; ratings: number };
	/** A rating, by its line in the table. */
	'ratings.lineLeftOut': { line: Told; why: Told };
	// How the command line shows skills.
	'skillLists.group': { domain: Told; level: 1 | 2 | 3 };
	/** Stands behind a skill; nothing for those that come with the program. */
	'skillLists.origin': { origin: 'product' | 'workspace' | 'extended' };
	'skillLists.count': { skills: number };
	/** Without a folder those that come with the program were checked. */
	'skillLists.checked': { folder?: Told | null; skills: number; problems: number };
	/** A skill that is active, and by which words. */
	'skillLists.active': { title: Told; why: Told };
	'skillLists.needsModel': undefined;
	'skillLists.title': { title: Told; titleZh?: Told | null };
	'skillLists.deliverable': { name: Told; nameZh?: Told | null };
	'skillLists.mustHave': { mustHave: Told; mustHaveZh?: Told | null };
	'skillLists.checkpoints': undefined;
	'skillLists.checkpoint': { kind: 'must' | 'detail' | 'flaw'; question: Told; why: Told; questionZh?: Told | null; whyZh?: Told | null };
	'skillLists.hints': undefined;
	'skillLists.goodSigns': undefined;
	'skillLists.fatalFlaws': undefined;
	'skillLists.files': undefined;
	// What is wrong with a command line, and what to write instead.
	'usage.needsFrom': undefined;
	/** A fault of the program; the hint is left out where it has been followed. */
	'usage.internal': { fault: Told; hint: boolean };
	'usage.stopped': undefined;
	/** `kept`: whether answers are kept from one run to the next. */
	'usage.stoppedAsking': { kept: boolean };
	'usage.nameCommand': { option: Told; choices: Told };
	'usage.noCommand': { name: Told; choices: Told; meant?: Told | null };
	'usage.noOptionHere': { command: Told; option: Told };
	'usage.noOption': { option: Told; meant?: Told | null; command: Told };
	'usage.noValue': { option: Told; value: Told };
	'usage.needsValue': { option: Told; placeholder: Told };
	'usage.tooFew': { command: Told; operands: Told };
	'usage.tooMany': { command: Told; operands: Told };
	'usage.notAChoice': { what: Told; value: Told; choices: Told; meant?: Told | null };
	/** Of what a code and a level are set for. */
	'usage.severityCode': undefined;
	'usage.severityForm': { value: Told };
	'usage.notInRange': { option: Told; value: Told; range: Told };
	'usage.cannot': { command: Told; action: Told; choices: Told; meant?: Told | null };
	'usage.cannotCache': { action: Told };
	'usage.minScore': undefined;
	'usage.dryRun': undefined;
	'usage.reviewModel': undefined;
	'usage.baseUrl': undefined;
	'usage.oneReport': { operand: Told; reports: Told };
	'usage.printFolder': { name: Told };
	'usage.benchFile': { file: Told };
	'usage.against': { name: Told };
	'usage.holdsScores': { file: Told };
	'usage.noQuery': undefined;
	'usage.noSkill': { label: Told; meant?: Told | null };
	// The tables of a batch.
	'benches.system': undefined;
	'benches.reports': undefined;
	'benches.allReports': undefined;
	'benches.inPaper': { paper: Told };
	'benches.italics': { ranges: Told; paper: Told };
	/** `2 of 3`. */
	'benches.someOf': { some: Told; all: Told };
	/** With the columns that have this range, where they are not all. */
	'benches.range': { labels?: Told | null; from: number; to: number };
	/** Those that occur, where the columns differ. */
	'benches.ranges': { ranges: readonly Told[] };
	/** Spearman’s ρ of a column with the number of characters. */
	'benches.withLength': undefined;
	'benches.goesWithLength': { columns: readonly Told[]; most: Told };
	'benches.partial': undefined;
	/** `named`: the reason begins with the name of the file. */
	'benches.notScored': { named: boolean; why: Told; file: Told };
	'benches.stopped': { left: number; found: Told };
	'benches.against': { name: Told; reports: number };
	'benches.column': undefined;
	'benches.before': undefined;
	'benches.now': undefined;
	'benches.change': undefined;
	'benches.interval': undefined;
	'benches.roseFell': undefined;
	'benches.verdict': undefined;
	/** Whether a mean has moved by more than chance does. */
	'benches.moved': { moved: 'rose' | 'fell' | 'steady' | 'unknown' };
	'benches.nothingInBoth': undefined;
	'benches.notInBoth': { onlyBefore: number; onlyNow: number };
	// Why the file with an author’s edits to checklists cannot be used, and what to do.
	/** `reason` is the parser's. */
	'checklistEdits.notJson': { reason: Told };
	/** `key` is absent for the file as a whole. */
	'checklistEdits.notUsable': { key?: Told | null; why: Told };
	// JADE’s checklists as they are shown.
	'checklists.query': undefined;
	'checklists.facts': undefined;
	'checklists.conclusions': undefined;
	/** Who made a list. */
	'checklists.madeBy': { basis: string };
	'checklists.kind': { kind: 'main' | 'need' | 'condition' | 'general' | 'flaw' | 'fact' | 'conclusion' };
	/** Questions that rules ask, worded in the language of the report. Models answer them too: new words are new questions. */
	'checklists.isTrue': { text: Told };
	'checklists.sourceSupports': { text: Told };
	'checklists.follows': { text: Told };
	/** `mustHave` without a full stop. */
	'checklists.delivers': { name: Told; mustHave: Told };
	/** An item’s question as the reader’s language has it, where its skill says. */
	'checklists.asked': { question: Told; questionZh?: Told | null };
	'checklists.weight': { weight: Told };
	'checklists.undecided': undefined;
	'checklists.unverifiable': undefined;
	'checklists.notApplicable': undefined;
	'checklists.gated': undefined;
	'checklists.blocked': undefined;
	'checklists.refuted': undefined;
	/** `value` is how surely it is so, 0–1. */
	'checklists.unsure': { value: number };
	'checklists.confirmedInPart': { value: number };
	'checklists.confirmed': { value: number };
	'checklists.requirement': { answer: 'yes' | 'partly' | 'no' };
	'checklists.conclusion': { answer: 'yes' | 'partly' | 'no' };
	'checklists.flaw': { answer: 'yes' | 'partly' | 'no' };
	/** With the question of a failed fact, or of what is not met. */
	'checklists.gatedBy': { question: Told };
	'checklists.blockedBy': { question: Told };
	'checklists.found': { supports: boolean; quote: Told; source: Told };
	'checklists.atPage': { title: Told; page?: Told | null };
	'checklists.edited': { question: Told };
	/** What a fact carries: points of 100, and how many conclusions it would bring down. */
	'checklists.carries': { points?: number | null; of: 'reasoning' | 'final'; falls: number };
	'checklists.assumed': undefined;
	'checklists.assumeFact': { yes: boolean };
	'checklists.assumeFlaw': { yes: boolean };
	'checklists.assumeMet': { yes: boolean };
	/** What it would be, and what it is now. */
	'checklists.figureThen': { figure: 'final' | 'reasoning' | 'evidence'; value: number; now: number };
	'checklists.gatedThen': { count: number; now: Told };
	/** Where the skills come from. */
	'checklists.activation': { from: 'chosen' | 'report' | 'query' | 'model' | 'none' | 'fallback' };
	/** With the words that spoke for it, the first three at most. */
	'checklists.skill': { title: Told; why?: readonly Told[] | null; more: boolean };
	'checklists.judgedBy': { skills: Told; activation?: Told | null };
	'checklists.noSkills': { activation?: Told | null };
	// What the checks say of sections, paragraphs, exhibits, citations and references.
	'checks.instruction': { words: Told };
	'checks.hiddenInstruction': { words: Told };
	'checks.citationMissing': undefined;
	'checks.citesNothing': { facts: number };
	'checks.emptyReferences': { labels: readonly Told[]; places: number };
	'checks.emptyReferenceHere': undefined;
	'checks.citedHereToo': undefined;
	'checks.noReferenceList': { label: Told; places: number };
	'checks.listWithoutNumbers': { count: Told; label: Told; places: number };
	/** `has`: the numbers of the entries as runs, `1–8` and `10`; none where not all have numbers. */
	'checks.labelsNotListed': { count: number; has?: readonly Told[] | null; labels: readonly Told[]; places: number };
	'checks.toolResidue': { text: Told; places: number };
	'checks.placeholder': { text: Told; places: number };
	'checks.emptyTarget': { text: Told; places: number };
	'checks.spacedAddress': { text: Told; places: number };
	'checks.unfinished': { text: Told; places: number };
	'checks.lostCells': { places: number; text: Told };
	'checks.markerTwice': { text: Told; places: number };
	'checks.writersTalk': undefined;
	'checks.unseenMaterial': { text: Told; places: number };
	/** In lists, in place of the title of all broken citations. */
	'checks.unfollowable': undefined;
	'checks.cannotOpen': undefined;
	'checks.unfinishedText': undefined;
	'checks.notShown': undefined;
	'checks.leftOver': undefined;
	'checks.trackedAddress': { places: number };
	'checks.missingPart': { name: Told };
	'checks.citedEntry': undefined;
	'checks.sourceTooOld': { names: readonly Told[]; newest: Told; year: Told };
	/** `better`: labels of entries that are about the place. */
	'checks.sourceOtherPlace': { names: readonly Told[]; other: Told; place: Told; better?: readonly Told[] | null };
	'checks.sourceOtherName': { names: readonly Told[]; better: Told; name: Told };
	'checks.citationsUnused': { labels: readonly Told[]; count: number };
	'checks.notCitedEither': undefined;
	'checks.listNotCited': { count: Told };
	/** `others`: further entries that are the same. */
	'checks.citationDuplicate': { name: Told; others?: readonly Told[] | null; more: number };
	'checks.sameAddress': { name: Told; others?: readonly Told[] | null };
	'checks.listedAgain': undefined;
	'checks.firstListed': { name: Told };
	/** `copied`: nearly the same text, not only the same point. */
	'checks.paragraphRedundant': { copied: boolean; place: Told; shared?: Told | null };
	'checks.bothSay': { texts: readonly Told[] };
	'checks.bothSpeakOf': { texts: readonly Told[] };
	'checks.stretchRepeated': { last: Told; count: Told; place: Told };
	'checks.titleRepeated': { line: Told };
	'checks.earlierTitle': undefined;
	'checks.earlierParagraph': undefined;
	// The sources of a report as they are listed.
	'cited.title': undefined;
	'cited.tier': { tier: Told };
	/** Said once above the list. */
	'cited.tiersAbout': undefined;
	'cited.page': { page: Told };
	'cited.unread': undefined;
	'cited.failed': undefined;
	'cited.quoted': undefined;
	/** `at` is when, in milliseconds since the epoch; `null` where that is not known. */
	'cited.read': { at?: number | null; inPart: boolean };
	/** How many of the sources were read, and what became of the others. */
	'cited.summary': { read: Told; quoted: number; failed: number; unread: Told };
	'cited.verdict.supported': undefined;
	'cited.verdict.partly': undefined;
	'cited.verdict.contradicted': undefined;
	'cited.verdict.not-found': undefined;
	'cited.verdict.unclear': undefined;
	'cited.verdict.unverifiable': undefined;
	// What a reference says of a claim that may cite it, as the author chooses one.
	/** Where it is cited, the nearest place. */
	'citing.near': { near: 'sentence' | 'paragraph' | 'section' };
	'citing.notHere': undefined;
	'citing.noneHere': undefined;
	'citing.figures': { given?: readonly Told[] | null; missing?: readonly Told[] | null };
	/** Behind what is missing. */
	'citing.partOnly': undefined;
	'citing.verdict.supported': undefined;
	'citing.verdict.partly': undefined;
	'citing.verdict.contradicted': undefined;
	'citing.verdict.not-found': undefined;
	'citing.verdict.unclear': undefined;
	// What the checks say of claims and what they rest on.
	'claims.unsupported': { reasons?: readonly Told[] | null };
	'claims.partial': { reasons?: readonly Told[] | null };
	'claims.overstated': { words: Told };
	'claims.vague': { words: Told };
	/** `more`: further claims that lean on the same place. */
	'claims.weakSources': { sources: Told; why?: Told | null; more: number };
	/** `claims`: how many lean on this entry's site. */
	'claims.weakEntry': { claims: number; sources: Told; why?: Told | null };
	'claims.weakSourceToo': undefined;
	/** The domains of sources, three at most. */
	'claims.domains': { more: number; domains: readonly Told[] };
	'claims.originalLinked': { sources: Told; url: Told };
	'claims.originalNamed': { sources: Told; original: Told; where?: Told | null };
	'claims.companyFiling': undefined;
	'claims.figuresOf': { body: Told };
	// The same, short enough for the head of a column.
	'columns.final': undefined;
	'columns.visualLinguisticSynergy': undefined;
	'columns.articulationProfessionalism': undefined;
	'columns.articulationCoherence': undefined;
	'columns.analysisFrameworkQuality': undefined;
	'columns.analysisWidth': undefined;
	'columns.analysisDepth': undefined;
	'columns.informationDensity': undefined;
	'columns.logicConsistency': undefined;
	'columns.viewpointClarity': undefined;
	'columns.paragraphRichness': undefined;
	'columns.comprehensiveness': undefined;
	'columns.coherence': undefined;
	'columns.clarity': undefined;
	'columns.insightfulness': undefined;
	'columns.overall': undefined;
	'columns.redundancy': undefined;
	'columns.redundancySampled30': undefined;
	'columns.redundancyJudged': undefined;
	'columns.averageSupport': undefined;
	'columns.strongSupportRate': undefined;
	'columns.citationCoverage': undefined;
	// What other sentences are put together from.
	/** The same in every language. */
	'common.verbatim': { text: Told };
	/** One after the other. */
	'common.all': { messages: readonly Told[] };
	/** What a model or a source said, closed with a full stop where it has none. */
	'common.closed': { what: Told };
	/** Of a file that was found beside reports, in megabytes. */
	'common.tooLargeFound': { size: number; limit: Told };
	/** One below the other. */
	'common.lines': { lines: readonly Told[] };
	// What is wrong with a configuration file, or does not count of it.
	'configFiles.at': { name: Told; line: Told; column: Told; what: Told };
	'configFiles.unknown': { inside?: Told | null; key: Told; choices: Told; meant?: Told | null };
	/** The value is as JSON writes it. */
	'configFiles.notAChoice': { key: Told; value: Told; choices: Told };
	'configFiles.notInRange': { key: Told; value: Told; range: Told };
	'configFiles.wrongType': { key?: Told | null; type: string };
	'configFiles.empty': { key: Told };
	'configFiles.emptyList': { key: Told };
	'configFiles.patternEmpty': { key: Told };
	'configFiles.patternOutside': { key: Told; value: Told };
	'configFiles.tooMany': { key: Told; most: number };
	'configFiles.patternWild': { key: Told; value: Told };
	'configFiles.tooSmall': { key: Told; least: Told };
	/** In the words of whoever checked it. */
	'configFiles.fault': { key: Told; fault: Told };
	'configFiles.tooDeep': { name: Told };
	/** The fault is named as the parser names it. */
	'configFiles.notJson': { name: Told; fault: string; line: Told; column: Told };
	'configFiles.notYaml': { name: Told; why: Told };
	'configFiles.foreign': { name: Told };
	/** What stands in `extends`. */
	'configFiles.extendsMissing': { named: Told };
	'configFiles.extendsKind': { named: Told };
	'configFiles.extendsForeign': { named: Told };
	/** `top` is the folder that it may not lead out of. */
	'configFiles.extendsOutside': { named: Told; top: Told };
	/** What the editor reads ends with the folder of the workspace. */
	'configFiles.extendsOutsideWorkspace': { named: Told };
	'configFiles.extendsCircle': { way: Told };
	'configFiles.extendsTooMany': { most: Told };
	/** Why a setting of a file that was merely found does not count. */
	'configFiles.onlyNamed': undefined;
	/** Settings that a file which was found beside a report may not decide. */
	'configFiles.cannotLower': { name: Told; codes: Told };
	'configFiles.notTrusted': { name: Told; keys: readonly Told[] };
	// What goes wrong on the way to a server, whoever is asked: a model, a search service, the server of a cited page.
	'connection.refused': { at?: Told | null; code?: Told | null };
	'connection.hostNotFound': { at?: Told | null; code?: Told | null };
	'connection.broke': { at?: Told | null; code?: Told | null };
	/** A browser does not tell the page why. */
	'connection.inBrowser': { at?: Told | null };
	'connection.certificate': { at?: Told | null; code?: Told | null };
	'connection.late': { who?: Told | null; seconds?: number | null; code?: Told | null };
	'connection.serverError': { who?: Told | null; code?: Told | null };
	/** `wait` is how many seconds it asks to wait. */
	'connection.busy': { who?: Told | null; requests: 'requests' | 'questions' | 'searches'; code?: Told | null; wait?: Told | null };
	/** A key that no request can carry. */
	'connection.unusableKey': { name: Told };
	/** `name` is the service that has the address; without one, it is the model's. */
	'connection.notWebAddress': { name?: Told | null };
	// Counts with what is counted, the same in the editor and on the command line.
	'counts.words': { count: number };
	'counts.sections': { count: number };
	'counts.tables': { count: number };
	'counts.citations': { count: number };
	'counts.reports': { count: number };
	'counts.findings': { count: number };
	/** Findings that are held back. */
	'counts.more': { count: number };
	/** Findings as Problems lists them, hints and those held back apart. */
	'counts.findingSummary': { findings: Told; severities?: Told | null; others?: readonly Told[] | null };
	/** Of JADE's checklists, which no finding tells of. */
	'counts.checklistItems': { count: number };
	/** What is wanting among some claims, where there is little room. */
	'counts.wantingShort': { unsupported: number; partial: number };
	'counts.nodes': { count: number };
	'counts.error': { count: number };
	'counts.warning': { count: number };
	'counts.info': { count: number };
	'counts.hint': { count: number };
	/** The claims by their support; `setAside`: how many the author did, whatever their support. */
	'counts.claimsBySupport': { claims: number; supported: number; unsupported: number; partial: number; unknown: number; setAside: number };
	// What the author decides about findings, and why a file of decisions cannot be used.
	'decisions.kind': { kind: 'verified' | 'accepted' | 'dismissed' };
	/** `Accepted on 22 Nov 2026 by Kim: our house view`; `date` is in words already. */
	'decisions.made': { kind: Told; date: Told; by?: Told | null; because?: Told | null };
	/** To the author. */
	'decisions.byYou': { count: number };
	/** By comments in the report. */
	'decisions.ignored': { count: number };
	'decisions.ignoredInReport': { count: number };
	/** To a reader of a result. */
	'decisions.byAuthor': { count: number };
	'decisions.title': undefined;
	'decisions.titleForYou': { count: number };
	'decisions.about': undefined;
	/** What has become of a decision. */
	'decisions.state': { state: 'stands' | 'idle' | 'void' };
	'decisions.noneMade': undefined;
	'decisions.columnDecision': undefined;
	'decisions.columnState': undefined;
	'decisions.columnFinding': undefined;
	'decisions.columnText': undefined;
	/** `reason` is the parser's. */
	'decisions.notJson': { reason: Told };
	'decisions.conflict': { line: Told };
	/** `where` is absent for the file as a whole. */
	'decisions.notUsable': { where?: Told | null; why: Told };
	'decisions.busy': undefined;
	/** Of entries on what cannot be decided. */
	'decisions.notDecidable': { name: Told; codes: readonly Told[] };
	// Names of the figures of each framework.
	'dimensions.final': undefined;
	'dimensions.visualLinguisticSynergy': undefined;
	'dimensions.articulationProfessionalism': undefined;
	'dimensions.articulationCoherence': undefined;
	'dimensions.analysisFrameworkQuality': undefined;
	'dimensions.analysisWidth': undefined;
	'dimensions.analysisDepth': undefined;
	'dimensions.informationDensity': undefined;
	'dimensions.logicConsistency': undefined;
	'dimensions.viewpointClarity': undefined;
	'dimensions.paragraphRichness': undefined;
	'dimensions.comprehensiveness': undefined;
	'dimensions.coherence': undefined;
	'dimensions.clarity': undefined;
	'dimensions.insightfulness': undefined;
	'dimensions.overall': undefined;
	'dimensions.redundancy': undefined;
	'dimensions.redundancySampled30': undefined;
	'dimensions.redundancyJudged': undefined;
	'dimensions.averageSupport': undefined;
	'dimensions.strongSupportRate': undefined;
	'dimensions.citationCoverage': undefined;
	'dimensions.reasoning': undefined;
	'dimensions.evidence': undefined;
	'dimensions.density': undefined;
	'dimensions.credibility': { grade?: Told | null };
	// What is wrong with the address of a model, its key or its account, and what to do.
	/** What went wrong on the way, with advice. */
	'endpoints.unreachable': { what: Told; fault: 'refused' | 'hostNotFound' | 'unreachable' | 'timeout' | 'inBrowser' | 'certificate' };
	'endpoints.noKey': { label: Told };
	'endpoints.keyRefused': { label: Told };
	'endpoints.quota': { label: Told };
	'endpoints.noModel': { label: Told };
	'endpoints.noProvider': { label: Told };
	'endpoints.webPage': { label: Told; baseUrl: Told };
	'endpoints.noSuchAddress': { label: Told; baseUrl: Told };
	'endpoints.notAModel': { label: Told; baseUrl: Told };
	'endpoints.redirects': { baseUrl: Told };
	'endpoints.noModelNamed': { host: Told };
	'endpoints.credentials': { host: Told };
	'endpoints.apiVersion': { host: Told };
	'endpoints.noList': { label: Told };
	'endpoints.deployment': { host: Told };
	// What verifying facts came to. The English of the reasons for facts stands in questions to models: it changes their answers’ keys.
	'facts.sourcesDisagree': undefined;
	'facts.notMentioned': undefined;
	'facts.notRead': undefined;
	'facts.noSource': undefined;
	'facts.twoDisagree': undefined;
	'facts.groundSupported': { why?: Told | null };
	'facts.groundPartly': { why?: Told | null };
	'facts.groundContradicted': { why?: Told | null };
	// What keeps the command line from reading or writing a file, and what to do.
	'files.cannotRead': { name: Told; why: Told };
	'files.isAFolder': undefined;
	/** Something said of a file. */
	'files.about': { name: Told; what: Told };
	/** The byte is counted from 1. */
	'files.notText': { name: Told; byte: number };
	// What the program looks for in its pages on findings, as each language's pages say it.
	'findingPages.whatItMeans': undefined;
	'findingPages.howToFix': undefined;
	/** How a sentence begins that tells of what only the editor can do. */
	'findingPages.inTheEditor': undefined;
	// What to fix first.
	'fixes.title': undefined;
	/** What the order goes by, and what the points of a step are. */
	'fixes.about': undefined;
	'fixes.effort': { effort: 'small' | 'medium' | 'large' };
	/** An item of a checklist: its question, and why it came out so. */
	'fixes.item': { state: 'flaw' | 'partly' | 'unmet' | 'partlySupported' | 'unsupported' | 'refuted' | 'unsure'; question: Told; why?: Told | null };
	/** Where an item stands that has no line. */
	'fixes.theItem': undefined;
	/** Behind a step: `JADE +1.2, low effort`. */
	'fixes.takes': { gain?: Told | null; effort?: Told | null };
	// How a report came to be what it is: what Problems listed at each save, what was mended and what is new.
	'history.title': undefined;
	'history.saved': undefined;
	'history.problems': undefined;
	'history.changed': undefined;
	/** Before there is anything to compare. */
	'history.begins': { at: number };
	'history.first': undefined;
	/** For who does not see the line. */
	'history.trend': { saves: number; first: number; last: number; lowest: number; highest: number };
	/** A kind of finding, how many, and the words of the first of them where these are known. */
	'history.kind': { title: Told; count: number; words?: readonly Told[] | null; more: boolean };
	'history.mended': { kinds: readonly Told[] };
	'history.added': { kinds: readonly Told[] };
	/** A count of the ledger that is another than at the save before. */
	'history.moved': { count: Told; before: number };
	'history.look': { at: number };
	'history.commit': { commit: Told };
	'history.mendedSince': { since: Told };
	'history.newSince': { since: Told };
	'history.nothing': undefined;
	// Why JADE’s figures are what they are, and what would raise the credibility of sources.
	'jade.nothingToCheck': undefined;
	'jade.offline': undefined;
	/** No facts: the report states none that could be verified. */
	'jade.reasoningOnly': { facts: number };
	'jade.evidenceOnly': undefined;
	'jade.nothingJudged': undefined;
	'jade.verified': { facts: Told; verified: Told };
	'jade.gated': { count: number };
	'jade.blocked': { count: number };
	'jade.undecided': { count: number };
	'jade.dropped': { count: number };
	/** The model gave fewer items than it was asked for. */
	'jade.toppedUp': { given: Told; least: Told; added: number };
	/** Not so many facts were verified that a final score can be had. */
	'jade.tooFewFacts': { verified: Told; least: Told };
	/** An answer of Yes whose proof does not stand in the report. */
	'jade.yesUnproven': { why?: Told | null };
	/** `yes`: which way the verifier leaned. */
	'jade.hardlySure': { why?: Told | null; yes: boolean; confidence: number };
	'jade.ownQuery': undefined;
	'jade.ownReport': undefined;
	'jade.notAllJudged': { why: Told };
	'jade.searchFailed': { why: Told };
	'jade.noSkill': undefined;
	'jade.noItem': undefined;
	'jade.notAsked': undefined;
	'jade.noneJudged': undefined;
	'jade.met': { required: number; met: Told; partly: Told; flaws: number };
	'jade.noFact': undefined;
	/** `confirmed` and `refuted` of the verified. */
	'jade.facts': { verified: number; facts: number; confirmed: Told; refuted: Told };
	'jade.noDensity': undefined;
	'jade.runs': { runs: Told; flips: number };
	/** Run by run; a dash where it had no value. */
	'jade.flip': { values: Told; question: Told };
	'jade.noAddress': undefined;
	/** How many of each tier, the best first. */
	'jade.tiers': { sources: number; tiers: Told };
	'jade.tier': { domain: Told; tier: Told; why: Told };
	'jade.unrated': { count: number };
	'jade.addPrimary': undefined;
	'jade.firstWeak': { domain: Told; tier: Told };
	'jade.placeholders': { domains: Told };
	'jade.replaceWeak': { domains: Told };
	'jade.confirmUnknown': { domains: Told };
	'jade.goDeeper': undefined;
	/** Four at most, and how many more. */
	'jade.domains': { domains: Told; more: number };
	'jade.ofTier': { count: Told; tier: Told };
	// What verifying facts and reading sources found wrong.
	'judged.contradicts': { why?: Told | null; quote?: Told | null; name: Told; page?: Told | null };
	'judged.supportsPart': { why?: Told | null; quote?: Told | null; name: Told; page?: Told | null };
	/** `why`: what the model says, where it decided. */
	'judged.notMentioned': { names: readonly Told[]; why?: Told | null };
	'judged.dead': { name: Told; why: Told; suggestion?: Told | null };
	'judged.sourceInstructs': { name: Told; words: Told };
	'judged.citedHereToo': undefined;
	/** `others` is how many more facts brought it down. */
	'judged.gatedByRefuted': { fact: Told; others: number };
	'judged.gatedByUnsure': { fact: Told; others: number; why?: Told | null };
	'judged.gatedByThis': undefined;
	/** `falls` is how many conclusions rest on it, by the logic tree: nobody has read whether they do. */
	'judged.refuted': { why?: Told | null; falls: number };
	'judged.sourceSaysOtherwise': undefined;
	'judged.whyHere': { code: Told };
	'judged.invalidated': { conclusion: Told };
	/** Why a verifier decided as it did, with the words of a source. */
	'judged.because': { why?: Told | null; quote?: Told | null; name: Told; page?: Told | null };
	// Names of what findings and trees show, the same in the editor and on the command line.
	'labels.severity': { severity: 'error' | 'warning' | 'info' | 'hint' | 'off' };
	/** `not supported (model)`: who decided is said where it was the model. */
	'labels.verdict': { verdict: 'supported' | 'cited' | 'partial' | 'unsupported' | 'unknown' };
	/** What the signs of a tree mean. */
	'labels.support': { support: 'supported' | 'partial' | 'unsupported' | 'unknown' };
	/** Of a claim that lacks ground and of which no finding tells. */
	'labels.unquestioned': undefined;
	/** Beside what a model found. */
	'labels.model': undefined;
	'labels.thesis': undefined;
	'labels.title': undefined;
	'labels.section': undefined;
	'labels.claim': undefined;
	'labels.evidence': undefined;
	/** `§ Market size, line 42`; the line alone before the first heading. The line may be a place to fill in. */
	'labels.place': { section?: Told | null; line: Told };
	/** Something said of some words of the report, which stand first: lists of findings are told apart by them. */
	'labels.ofWords': { words: Told; what: Told };
	/** Something said of a line: `line 3: The earlier paragraph.` */
	'labels.atLine': { line: Told; what: Told };
	/** `Claim, carried, line 3`; evidence is not told to be supported. */
	'labels.standing': { node: Told; verdict?: Told | null; line: Told };
	'labels.evidenceFound': undefined;
	'labels.more': { count: Told };
	'labels.noTitle': undefined;
	// The counts of a report that need no reader.
	'ledger.title': undefined;
	'ledger.claims': { count: number; of: number };
	'ledger.facts': { count: number };
	/** Of the relations between numbers that were checked. */
	'ledger.numbers': { count: number; of: number };
	/** Copies, and what a model confirmed: what only seems to repeat is not counted. */
	'ledger.paragraphs': { count: number; of: number };
	/** Beside the means of a framework; the ledger has no shares, for a share falls when a report is padded. */
	'ledger.paragraphsShare': { count: number; of: number; share?: number | null };
	/** `count` and `of` are places; `defects` is how many findings tell of them. */
	'ledger.citations': { count: number; of: number; defects?: number | null };
	'ledger.sources': { count: number; of: number };
	/** Where the first of them are. */
	'ledger.lines': { lines: readonly Told[]; more: number };
	// What can be done about a finding in its text, as editors offer it.
	/** `Replace 40 with 42, as computed (line 3)`; the place is told where it is another one. */
	'mends.computed': { wrong: Told; right: Told; place?: Told | null };
	/** What a model would have the marked words read. */
	'mends.better': { text: Told };
	'mends.same': { text: Told; line: Told };
	'mends.mergeEntries': { count: Told };
	'mends.removeReferences': { count: number };
	'mends.removeParagraph': undefined;
	/** Of two that say the same. */
	'mends.removeOther': { place: Told };
	/** How far a comment reaches that keeps a kind of finding from being told. */
	'mends.ignore': { scope: 'here' | 'file' };
	/** The same with the kind of finding behind it. */
	'mends.ignoreKind': { scope: Told; kind: Told };
	// Why a model did not answer, and what to do.
	/** With the endpoint's own codes, for looking it up. */
	'modelErrors.coded': { what: Told; codes: Told };
	'modelErrors.busy': { what: Told };
	/** Both in seconds. */
	'modelErrors.tooLongToWait': { label: Told; wait: Told; left: Told };
	/** `why` is what the last of them came to. */
	'modelErrors.givenUp': { questions: Told; label: Told; why: Told };
	'modelErrors.runTimeout': undefined;
	'modelErrors.budget': { maxCost?: Told | null; maxTokens?: number | null };
	'modelErrors.unknownPrice': { label: Told };
	'modelErrors.tooLong': { label: Told };
	/** `most` is how many tokens it reads at once. */
	'modelErrors.smallContext': { label: Told; most: number };
	/** To a question that has one right answer. */
	'modelErrors.offTheMark': { label: Told };
	'modelErrors.filtered': { label: Told };
	'modelErrors.refused': { label: Told };
	'modelErrors.notUnderstood': { label: Told };
	/** The endpoint does not take a part of the question. */
	'modelErrors.unsupported': { label: Told; part: 'format' | 'temperature' | 'seed' | 'stream' | 'maxTokensName' };
	/** `most` is how many tokens it writes at most, where it says so. */
	'modelErrors.shortAnswers': { label: Told; most?: number | null };
	'modelErrors.cutOff': { label: Told };
	/** It was to write `allowed` tokens and wrote `wrote`. */
	'modelErrors.contextFull': { label: Told; wrote: number; allowed: number };
	'modelErrors.empty': { label: Told };
	'modelErrors.brokeOff': { label: Told };
	'modelErrors.malformed': { label: Told };
	'modelErrors.incomplete': { label: Told };
	'modelErrors.tooLarge': { label: Told; bytes: number };
	/** `fault` is the name of what a provider did not foresee. */
	'modelErrors.notAsked': { label: Told; fault: Told };
	'modelErrors.damagedInstructions': undefined;
	'modelErrors.editorDenied': { label: Told };
	'modelErrors.editorBlocked': { label: Told };
	'modelErrors.editorGone': { label: Told };
	'modelErrors.editorFailed': { label: Told };
	'modelErrors.endless': { label: Told };
	// What of the surroundings fails: the run goes on without it. `reason` is always the system's.
	'notices.answersNotKept': { reason: Told };
	'notices.sourcesNotKept': { reason: Told };
	'notices.capabilitiesNotRead': { label: Told; reason: Told };
	'notices.capabilitiesNotKept': { label: Told; reason: Told };
	/** For the log: `task` is the id of the prompt, `problem` what is wrong with an answer, in the words the model was told. */
	'notices.notAnswered': { task: Told; why: Told; problem?: Told | null };
	'notices.fileNotRead': { path: Told; reason: Told };
	'notices.folderNotListed': { reason: Told };
	'notices.bibliographyTooLarge': { path: Told; bytes: number };
	'notices.ownPromptUnusable': { why: Told };
	// What the checks say of figures and years.
	'numbers.doesNotAddUp': { formula: Told; value: Told; spelled: boolean; said: Told };
	'numbers.wrongMultiple': { formula: Told; value: Told; said: Told };
	'numbers.shareOf': { share: Told; whole: Told };
	'numbers.compoundGrowth': { to: Told; from: Told; years: Told };
	'numbers.averageGrowth': { to: Told; from: Told; years: Told };
	'numbers.times': { value: number };
	/** `told`: what is wrong; `lines`: where a claim that rests on the number gives it again. */
	'numbers.alsoAffects': { told: Told; lines: readonly Told[] };
	'numbers.saidHereToo': undefined;
	'numbers.restsOnThis': undefined;
	'numbers.totalOffToo': undefined;
	'numbers.slip': { value: Told; said: Told };
	'numbers.fitsOnceCorrected': undefined;
	'numbers.here': { text: Told };
	'numbers.spelledShare': { words: Told; figure: Told };
	'numbers.wrongWay': { rises: boolean; from: Told; to: Told };
	'numbers.pointsForPercent': { from: Told; to: Told };
	'numbers.percentForPoints': { from: Told; to: Told; points: Told; down: boolean; relative: Told };
	'numbers.signedDecline': { text: Told };
	'numbers.mixedUnits': { from: Told; to: Told };
	'numbers.mixedColumn': { odd: Told; header: Told; usual: Told };
	'numbers.sharesOff': { formula: Told; total: number };
	'numbers.shareColumn': { header: Told; total: number };
	/** `parts` is how many were added; their formula is left out where it would be long. */
	'numbers.tableTotal': { formula?: Told | null; parts: Told; value: Told; said: Told };
	'numbers.derivedColumn': { header: Told; row: Told; formula: Told; value: Told; said: Told };
	'numbers.derivedRow': { header: Told; row: Told; formula: Told; value: Told; said: Told };
	'numbers.inconsistent': { earlier: Told; line: Told; later: Told };
	'numbers.otherCount': { announced: Told; follow: Told };
	'numbers.itemsListed': { count: number };
	'numbers.countOfList': undefined;
	'numbers.otherScale': { times: number; earlier: Told; line: Told; later: Told };
	'numbers.swappedDigits': { other: Told; line: Told; here: Told };
	'numbers.otherValue': { text: Told };
	'numbers.rightWay': { from: Told; to: Told; rises: boolean };
	'numbers.spelledAlike': { words: Told; figure: Told };
	'numbers.columnSum': { header: Told };
	'numbers.sumOfParts': { parts: number };
	'numbers.meanOfParts': { parts: number };
	/** A relation that holds; what comes out may be written with more digits than the report gives. */
	'numbers.worksOut': { formula: Told; value: Told };
	'numbers.sameValue': { line: Told; text: Told };
	'numbers.unreadRange': undefined;
	'numbers.unreadZero': undefined;
	'numbers.unreadScale': undefined;
	'numbers.unreadYears': undefined;
	'numbers.unreadParts': undefined;
	'numbers.endsBeforeBegin': { text: Told };
	'numbers.yearsBackwards': { first: Told; last: Told };
	'numbers.otherLength': { is: number; months: boolean; withLast: number };
	'numbers.noSuchDay': { text: Told; last: Told };
	'numbers.otherYear': { year: Told };
	'numbers.futureAsPast': { year: Told; date: Told };
	'numbers.yearsOutOfOrder': { years: Told };
	// What can be counted of a dimension that only a reader can score.
	'observed.noVisual': undefined;
	'observed.visuals': { count: number; tied: Told };
	'observed.noCitation': undefined;
	'observed.citations': { leading: number; all: number };
	'observed.sources': { count: number };
	'observed.sourcing': { count: number };
	'observed.conflicts': { count: number };
	'observed.repetition': { count: number };
	'observed.restraint': { certain: number; hedged: number };
	'observed.reasoning': { count: number };
	'observed.thesis': undefined;
	'observed.noThesis': undefined;
	// What the results on the command line say besides findings.
	'outputs.note': undefined;
	'outputs.noText': undefined;
	/** What Markdown linters call the rule that has a report checked. */
	'outputs.lintRule': undefined;
	'outputs.notRead': undefined;
	/** `2 reports, 1 finding (1 error), 4 hints (1 more ignored by the author)`. */
	'outputs.totals': { reports: Told; findings: Told; ignored: number };
	/** What the limit on findings leaves out of a list. */
	'outputs.heldBack': { count: number };
	/** What the author has decided, apart from the findings of a list. */
	'outputs.decided': { count: number };
	/** What was there before, apart from the findings of a list. */
	'outputs.known': { count: number };
	'outputs.findingsTitle': undefined;
	'outputs.none': undefined;
	'outputs.noteTitle': undefined;
	'outputs.scoresTitle': undefined;
	'outputs.score': undefined;
	'outputs.value': undefined;
	'outputs.basis': undefined;
	'outputs.why': undefined;
	'outputs.item': undefined;
	'outputs.line': undefined;
	'outputs.weight': undefined;
	'outputs.verdict': undefined;
	/** Behind the line that says who scored. */
	'outputs.basesNamed': undefined;
	'outputs.skills': undefined;
	'outputs.checklists': undefined;
	'outputs.checklist': { title: Told; madeBy?: Told | null };
	'outputs.ofJade': { title: Told };
	'outputs.noneDecided': { items: number };
	'outputs.carrying': undefined;
	'outputs.chart': undefined;
	'outputs.chartAbout': undefined;
	'outputs.compare': undefined;
	'outputs.report': undefined;
	'outputs.thisReport': undefined;
	'outputs.table': { table: Told };
	'outputs.expert': undefined;
	'outputs.treeTitle': undefined;
	'outputs.treeAbout': undefined;
	'outputs.noTree': undefined;
	'outputs.treeSize': { nodes: Told; full: boolean };
	// What only the HTML page for a colleague says.
	/** The headline where there is nothing to mend. */
	'pages.clean': undefined;
	'pages.contents': undefined;
	'pages.textTitle': undefined;
	'pages.textAbout': undefined;
	/** What stands for a picture, which is not part of the page. */
	'pages.figure': { alt?: Told | null; target: Told };
	/** Findings without a mark in the text. */
	'pages.held': { count: number };
	/** Frameworks without a score. */
	'pages.unscored': { frameworks: readonly Told[] };
	'pages.kindsTitle': undefined;
	'pages.source': undefined;
	'pages.tier': undefined;
	'pages.state': undefined;
	/** What a source says of the claims that cite it. */
	'pages.says': undefined;
	/** In front of line numbers that are links. */
	'pages.lines': { count: number };
	/** Which bytes the page is about. */
	'pages.madeFrom': { file: Told; sha256: Told };
	// Regions and countries that claims and sources speak of.
	'places.world': undefined;
	'places.northamerica': undefined;
	'places.latinamerica': undefined;
	'places.europe': undefined;
	'places.eu': undefined;
	'places.asia': undefined;
	'places.africa': undefined;
	'places.middleeast': undefined;
	'places.unitedstates': undefined;
	'places.canada': undefined;
	'places.mexico': undefined;
	'places.unitedkingdom': undefined;
	'places.germany': undefined;
	'places.france': undefined;
	'places.italy': undefined;
	'places.spain': undefined;
	'places.netherlands': undefined;
	'places.poland': undefined;
	'places.sweden': undefined;
	'places.norway': undefined;
	'places.switzerland': undefined;
	'places.russia': undefined;
	'places.turkey': undefined;
	'places.china': undefined;
	'places.japan': undefined;
	'places.southkorea': undefined;
	'places.india': undefined;
	'places.indonesia': undefined;
	'places.singapore': undefined;
	'places.vietnam': undefined;
	'places.thailand': undefined;
	'places.australia': undefined;
	'places.brazil': undefined;
	'places.argentina': undefined;
	'places.saudiarabia': undefined;
	'places.southafrica': undefined;
	// What is wrong with a prompt file, and what to do; read by those who write their own.
	/** In which file. */
	'promptFiles.at': { file: Told; what: Told };
	'promptFiles.noFrontMatter': undefined;
	'promptFiles.notYaml': { reason: Told };
	/** `key` is empty for the front matter as a whole. */
	'promptFiles.badKey': { key?: Told | null; why: Told };
	'promptFiles.badId': undefined;
	'promptFiles.badSchema': undefined;
	'promptFiles.noParts': undefined;
	'promptFiles.noSlot': { text: Told };
	'promptFiles.dataInSystem': undefined;
	'promptFiles.differs': { what: 'id' | 'schema' | 'slots' | 'dataSlots'; needs?: Told | null; has?: Told | null };
	'promptFiles.missing': undefined;
	/** `reason` is the system's. */
	'promptFiles.closed': { reason: Told };
	// What a question to a model is about; for progress and what could not be answered.
	'questions.skills': undefined;
	'questions.query': undefined;
	'questions.claims': undefined;
	/** A report, or one of the parts that a long one is read in. */
	'questions.reading': { of: number; part: Told };
	/** The same once more. */
	'questions.marks': { of: number; part: Told };
	'questions.wording': undefined;
	'questions.asked': undefined;
	'questions.dimensions': undefined;
	'questions.quality': undefined;
	'questions.repetition': { count: number };
	/** How many claims on a source. */
	'questions.source': { count: number; title: Told };
	/** How many facts by a source, and whether by others too. */
	'questions.facts': { count: number; title: Told; others: boolean };
	'questions.items': { count: number; of: 'query' | 'report' | 'both' };
	// The numbers that settings take; each completes “use …”.
	'ranges.maxFindings': undefined;
	'ranges.allowedFindings': undefined;
	'ranges.minScore': undefined;
	'ranges.maxCost': undefined;
	'ranges.maxTokens': undefined;
	'ranges.runs': undefined;
	'ranges.concurrency': undefined;
	'ranges.batchWait': undefined;
	'ranges.port': undefined;
	'ranges.timeout': undefined;
	'ranges.runTimeout': undefined;
	// What of a report could not be read, and what to do.
	'reading.tooLong': { length: number; read: number };
	'reading.longLine': { line: Told; length: number; limit: number };
	'reading.largeTable': { line: Told; cells: number; limit: number };
	/** The last line is one of them. */
	'reading.tooDeep': { first: Told; last?: Told | null };
	'reading.frontMatter': { reason: Told };
	'reading.citations': undefined;
	'reading.bibliography': undefined;
	'reading.language': undefined;
	'reading.html': { count: number };
	'reading.notebook': undefined;
	// What the view of the numbers says: which relations there are, and what came of them.
	'relations.title': undefined;
	'relations.none': undefined;
	'relations.kind': { kind: 'sum' | 'difference' | 'product' | 'quotient' | 'share' | 'multiple' | 'change' | 'yearlyGrowth' | 'average' | 'conversion' | 'tableTotal' | 'sameQuantity' | 'listCount' | 'order' | 'unit' | 'period' };
	'relations.outcome': { outcome: 'conflicts' | 'unread' | 'holds' };
	/** `34 relations checked: 31 hold, 2 do not, 1 could not be read`; `withdrawn`: which a model says do hold. */
	'relations.summary': { all: number; holds: number; conflicts: number; withdrawn: number; unread: number };
	'relations.alone': { count: number };
	/** In front of the other lines that take part. */
	'relations.comparedWith': undefined;
	/** The figures that a model has related, and what is in front of their other lines: nothing was computed. */
	'relations.related': { model: Told };
	'relations.relatedBy': { model: Told };
	/** One figure has several values. */
	'relations.differs': { given: readonly Told[] };
	'relations.given': { value: Told; line: Told };
	// What is said of a reading by a model.
	/** How well the report carries a claim, as a model reads it; `count` is what serves it. */
	'review.carried': { count: number; support: 'supported' | 'partial' | 'unsupported' };
	/** What the tree is where a model has read the report, and what it is without. */
	'review.argument': undefined;
	'review.outline': undefined;
	/** Above the model's tree and its remarks on the whole; `unread`: lines that no answer came on. */
	'review.readBy': { unread: number; model: Told };
	/** The findings that a model withdrew. */
	'review.withdrawnTitle': { model: Told };
	/** What the rules had told, and why the model does not share it. */
	'review.withdrawn': { what: Told; model: Told; why?: Told | null };
	/** A figure of the ledger that was changed in one of its places. */
	'review.changedFigure': { value: Told; of: Told };
	'review.otherPlace': undefined;
	/** What came of it, for outputs and notices. */
	'review.tally': { model: Told; must: Told; should: Told; could: Told; withdrawn: number };
	/** Why marks of the model are not told, each counted. */
	'review.losses': { losses: Told };
	/** Marks whose sentences were edited since. */
	'review.edited': { count: number };
	/** Lines of the report that no answer came on. */
	'review.unread': { lines: number };
	'review.loss': { why: 'notShared' | 'noPlace' | 'again'; count: Told };
	// What a run does, did and could not do.
	'runs.readingReport': undefined;
	'runs.readingSources': undefined;
	/** Where nothing is fetched. */
	'runs.findingCopies': undefined;
	'runs.checkingClaims': undefined;
	'runs.scoring': undefined;
	/** Where no model is asked. */
	'runs.counting': undefined;
	'runs.reviewing': undefined;
	'runs.judging': undefined;
	/** `Judging the report 3 of 8`. */
	'runs.counted': { step: Told; done: Told; of: Told };
	/** Tokens of answers that come piece by piece, about. */
	'runs.receiving': { doing: Told; tokens: number };
	/** In US dollars so far. */
	'runs.costing': { doing: Told; cost: number };
	'runs.offline': { seconds: number };
	/** The cost is in US dollars; `null` where the model’s price is not known. */
	'runs.model': { model?: Told | null; calls: number; cached: number; tokensIn: number; tokensOut: number; cost?: number | null; seconds: number };
	'runs.stopped': { why: Told };
	'runs.unanswered': { questions: number; why: Told };
	/** The mean of the final score with its standard deviation, where there is one. */
	'runs.stability': { runs: Told; mean?: number | null; sigma: number };
	// What scores are called, and why the figures of FinResearchBench and ReportEval are what they are.
	'scores.framework': { framework: 'finResearch' | 'reportEval' | 'jade' };
	'scores.about': { framework: 'finResearch' | 'reportEval' | 'jade' };
	'scores.basis': { basis: 'rule' | 'model' | 'unscored' };
	'scores.basisMeaning': { basis: 'rule' | 'model' | 'unscored' };
	/** What a value is measured on. */
	'scores.range': { from: number; to: Told };
	/** By which of FinResearchBench's kinds of question; `null`: by none of them. */
	'scores.judgedAs': { type?: Told | null; basis: 'model' | 'rule' };
	'scores.width': { mean: number };
	'scores.depth': { most: number; mean: number };
	'scores.density': { evidence: number; nodes: Told };
	/** Of a dimension that a model alone can score. */
	'scores.needsReader': undefined;
	/** Where a model read the report and could not draw all of its tree. */
	'scores.needsModelTree': undefined;
	'scores.richness': { headings: number; words: number; each: Told };
	'scores.missing': { missing: number; of: Told };
	'scores.offlineTree': undefined;
	'scores.treeInstead': undefined;
	'scores.treeRead': undefined;
	'scores.treeGaps': { lines: number };
	/** `scores` are those of the runs that gave one, `without` how many gave none. */
	'scores.mean': { scores: readonly Told[]; without: number; runs: Told };
	'scores.reasonsDropped': { count: number };
	'scores.arguments': { all: Told; supported: Told; partial: Told; unsupported: Told; unknown: number };
	'scores.carriedByNothing': { count: number };
	/** In the model's words, which may be empty. */
	'scores.notSupported': { reason?: Told | null };
	'scores.moreNotSupported': { count: number };
	'scores.abridged': undefined;
	'scores.noReason': undefined;
	'scores.notJudged': { why: Told };
	'scores.notInAnswer': undefined;
	'scores.unproven': { score: Told; counted: Told };
	/** More than the judge's own verdicts on the arguments bear. */
	'scores.beyondSupport': { score: Told; all: Told; supported: Told; partial: Told; counted: Told };
	'scores.nothingToCompare': undefined;
	'scores.alike': { alike: Told; pairs: Told };
	/** `complete`: all that are alike were judged. */
	'scores.alikeJudged': { alike: Told; pairs: Told; judged: Told; complete: boolean };
	/** In the model's words, which may be empty. */
	'scores.repeats': { points: Told; reason?: Told | null };
	'scores.expectedRepetition': { pairs: number };
	'scores.coverage': undefined;
	'scores.citing': { statements: number; of: number };
	'scores.noCoverage': undefined;
	// Why a search gave nothing, and what to do.
	/** What went wrong on the way. */
	'searchErrors.unreachable': { what: Told };
	'searchErrors.notResults': { label: Told; host: Told };
	'searchErrors.keyRefused': { label: Told; status: Told };
	'searchErrors.quota': { what: Told };
	'searchErrors.refused': { label: Told; status: Told };
	'searchErrors.tooLarge': { label: Told; bytes: number };
	/** `service` as the settings name it. */
	'searchErrors.needs': { service: Told; what: 'address' | 'key' | 'model' };
	// What speaks for or against a claim in its source. The English of these stands in questions to models.
	'signals.covered': undefined;
	'signals.missing': { name: Told };
	'signals.numberMissing': { number: Told };
	'signals.numberAgrees': { number: Told };
	'signals.numberDiffers': { claim: Told; source: Told };
	/** Of a sentence that is too long to be read figure by figure. */
	'signals.notCompared': { characters: number; figures: number };
	/** `words` are the claim's for the place. */
	'signals.placeDiffers': { others: Told; place: Told; words: Told };
	'signals.rateFits': { rate: Told; to: Told; from: Told };
	/** `said` is the claim's amount; `off` how far it is from the right one, as a share. */
	'signals.rateDiffers': { rate: Told; to: Told; from: Told; amounts: readonly Told[]; said: Told; off: number };
	'signals.converted': { amount: number; rate: Told; low: number; high?: number | null };
	// Why a skill file, or a label of a report, cannot be used, and what to do; why skills are active.
	/** In which file, and where in it: a key of the front matter or a heading. */
	'skillFiles.at': { file: Told; key?: Told | null; what: Told };
	'skillFiles.noFrontMatter': undefined;
	/** `line` is that of the file. */
	'skillFiles.notYaml': { line?: Told | null; reason: Told };
	'skillFiles.otherName': { label: Told };
	'skillFiles.noList': undefined;
	'skillFiles.taken': { label: Told; file: Told };
	'skillFiles.nothingToExtend': { label: Told };
	'skillFiles.moved': { key: Told };
	/** `reason` is the system's. */
	'skillFiles.folderClosed': { reason: Told };
	'skillFiles.fileClosed': { reason: Told };
	'skillFiles.fileGone': undefined;
	'skillFiles.badName': undefined;
	'skillFiles.notText': undefined;
	'skillFiles.empty': undefined;
	'skillFiles.badLevel': undefined;
	'skillFiles.badLanguage': undefined;
	'skillFiles.missing': undefined;
	'skillFiles.noDeliverable': undefined;
	'skillFiles.deliverableBelow': undefined;
	'skillFiles.noCheckpoints': undefined;
	'skillFiles.unknownKeys': { keys: readonly Told[] };
	/** `expected` as data formats name it. */
	'skillFiles.wrongType': { expected: string };
	'skillFiles.notOneOf': { values: readonly Told[] };
	'skillFiles.tooSmall': { allowed: boolean; least: Told };
	'skillFiles.tooLarge': { allowed: boolean; most: Told };
	'skillFiles.tooLong': { most: number };
	'skillFiles.notValid': undefined;
	/** `why` the signal cannot be searched for. */
	'skillFiles.badSignal': { signal: Told; why: Told };
	'skillFiles.noWord': undefined;
	'skillFiles.openBracket': undefined;
	'skillFiles.tooManyGaps': { most: Told };
	'skillFiles.gapAtEnd': undefined;
	/** The report names a label under `key` that there is not. */
	'skillFiles.unknownLabel': { name: Told; key: Told; nearest?: Told | null };
	'skillFiles.namedUnder': { key: Told };
	'skillFiles.nothingElse': undefined;
	// What a skill says of itself, in the reader’s language where it does.
	'skills.name': { title: Told; titleZh?: Told | null };
	/** Its label, by which a report names it, and where it stands among the others. */
	'skills.place': { label: Told; domain: Told; level: Told };
	'skills.description': { description: Told; descriptionZh?: Told | null };
	// Why a cited source could not be read, and what to do. None names the source: that stands beside it.
	'sourceFailures.login': { status?: Told | null };
	'sourceFailures.payment': { status?: Told | null };
	'sourceFailures.teaser': undefined;
	'sourceFailures.notFound': { status?: Told | null };
	'sourceFailures.gone': undefined;
	/** What holds it up. */
	'sourceFailures.later': { what: Told };
	'sourceFailures.tooSlow': { seconds: number };
	'sourceFailures.runTooLong': { minutes: number };
	'sourceFailures.legal': undefined;
	'sourceFailures.refused': { status?: Told | null };
	'sourceFailures.humanCheck': undefined;
	'sourceFailures.cookies': undefined;
	'sourceFailures.scripted': undefined;
	'sourceFailures.notFollowed': { status?: Told | null };
	/** `most` is how many redirects are followed; absent where they go in a circle. */
	'sourceFailures.redirects': { most?: Told | null };
	/** What went wrong on the way. */
	'sourceFailures.noConnection': { what: Told };
	'sourceFailures.notTrusted': { what: Told };
	'sourceFailures.damaged': { code: Told };
	'sourceFailures.privateAddress': undefined;
	'sourceFailures.notFetched': undefined;
	'sourceFailures.protocol': { protocol: Told };
	'sourceFailures.port': { port: Told };
	'sourceFailures.noWebAddress': undefined;
	'sourceFailures.noTarget': undefined;
	'sourceFailures.noFile': { path: Told };
	/** `code` is the system's name for why. */
	'sourceFailures.lockedFile': { code?: Told | null };
	'sourceFailures.fileType': undefined;
	/** `type` as the server names it. */
	'sourceFailures.pageType': { type?: Told | null };
	'sourceFailures.tooLarge': { bytes: number };
	/** In seconds; absent where it took too much memory. */
	'sourceFailures.tooCostly': { seconds?: number | null };
	'sourceFailures.pictures': undefined;
	'sourceFailures.password': undefined;
	'sourceFailures.unreadable': undefined;
	'sourceFailures.textOnly': undefined;
	'sourceFailures.empty': undefined;
	// Why a claim or a fact has the support it has.
	'support.cited': undefined;
	'support.citedNearby': undefined;
	'support.sharedSource': undefined;
	'support.attributed': undefined;
	'support.facts': { count: number };
	'support.claims': { count: number };
	'support.unsourcedBelow': undefined;
	'support.noEvidence': undefined;
	'support.vague': undefined;
	'support.brokenCitation': undefined;
	'support.unsourcedFigureFact': undefined;
	'support.unsourcedFigure': undefined;
	'support.reworded': undefined;
	'support.noClaim': undefined;
	'support.elsewhere': undefined;
	// The kinds of question of FinResearchBench; in English as the paper names them.
	'taskTypes.Stock-Specific Analysis': undefined;
	'taskTypes.Event Analysis': undefined;
	'taskTypes.Stock Selection from Given Plate': undefined;
	'taskTypes.Sector Analysis': undefined;
	'taskTypes.Investment Morning Brief': undefined;
	'taskTypes.Post-Market Recap': undefined;
	'taskTypes.Expert Opinion': undefined;
	'taskTypes.Stock-Specific Performance': undefined;
	'taskTypes.Stock-Specific Movements': undefined;
	'taskTypes.Market Performance and Analysis': undefined;
	'taskTypes.Plate Performance and Analysis': undefined;
	'taskTypes.Criteria-based Stock Filtering': undefined;
	'taskTypes.Trade Recommendation': undefined;
	'taskTypes.Trending News': undefined;
	'taskTypes.Investment Education': undefined;
	// What kind of place a source is, by its group; follows “it is”.
	'tiers.government': undefined;
	'tiers.statistics': undefined;
	'tiers.centralBank': undefined;
	'tiers.international': undefined;
	'tiers.exchange': undefined;
	'tiers.filings': undefined;
	'tiers.academic': undefined;
	'tiers.firstParty': undefined;
	'tiers.reference': undefined;
	'tiers.journal': undefined;
	'tiers.preprint': undefined;
	'tiers.dataHouse': undefined;
	'tiers.thinkTank': undefined;
	'tiers.news': undefined;
	'tiers.pressRelease': undefined;
	'tiers.reportVendor': undefined;
	'tiers.techMedia': undefined;
	'tiers.popular': undefined;
	'tiers.finance': undefined;
	'tiers.developer': undefined;
	'tiers.industryDatabase': undefined;
	'tiers.wiki': undefined;
	'tiers.forum': undefined;
	'tiers.blog': undefined;
	'tiers.social': undefined;
	'tiers.contentFarm': undefined;
	'tiers.aggregator': undefined;
	'tiers.userPages': undefined;
	'tiers.fileSharing': undefined;
	'tiers.answerEngine': undefined;
	'tiers.shortener': undefined;
	'tiers.own': undefined;
	'tiers.file': undefined;
	'tiers.address': undefined;
	'tiers.placeholder': undefined;
	'tiers.unknown': undefined;
	'tiers.noAddress': undefined;
	/** A local copy of a page. */
	'tiers.copy': { domain: Told; kind: Told };
	// What each kind of finding is about, by its code.
	'titles.report.instruction': undefined;
	'titles.claim.unsupported': undefined;
	'titles.claim.partial': undefined;
	'titles.claim.overstated': undefined;
	'titles.claim.vague': undefined;
	'titles.conclusion.gated': undefined;
	'titles.evidence.refuted': undefined;
	'titles.paragraph.redundant': undefined;
	'titles.citation.missing': undefined;
	'titles.citation.broken': undefined;
	'titles.citation.mismatch': undefined;
	'titles.citation.unused': undefined;
	'titles.citation.duplicate': undefined;
	'titles.citation.dead': undefined;
	'titles.source.contradicts': undefined;
	'titles.source.notFound': undefined;
	'titles.source.partly': undefined;
	'titles.source.instruction': undefined;
	'titles.source.weak': undefined;
	'titles.source.secondary': undefined;
	'titles.number.inconsistent': undefined;
	'titles.number.arithmetic': undefined;
	'titles.number.unit': undefined;
	'titles.number.period': undefined;
	'titles.argument.contradiction': undefined;
	'titles.argument.gap': undefined;
	'titles.report.missing': undefined;
	'titles.review.note': undefined;
	// What there is to mend, and what was checked where that is nothing.
	/** The kind of what a judge found wanting and no finding tells of. */
	'toDo.checklistItem': undefined;
	/** The claims that the ledger counts and no finding tells of. */
	'toDo.bare': { count: number };
	'toDo.bareAbout': undefined;
	'toDo.claims': { count: number };
	'toDo.relations': { count: number };
	'toDo.citations': { citations: number; sources: number };
	'toDo.paragraphs': { count: number };
	// Why a claim got its verdict, and what a report's verdicts come to.
	/** One after the other. */
	'verdicts.reasons': { reasons: readonly Told[] };
	'verdicts.notRead': undefined;
	'verdicts.notClear': undefined;
	'verdicts.onlyQuoted': undefined;
	'verdicts.onlyBeginning': undefined;
	'verdicts.onlyPassages': undefined;
	'verdicts.together': { names: readonly Told[] };
	/** Of a claim that a model called supported, or a fact that it said yes to. */
	'verdicts.figureMissing': { figures: Told };
	'verdicts.nothingCited': undefined;
	'verdicts.nothingDecided': undefined;
	'verdicts.decided': { pairs: Told; decided: Told; supported: Told; partly: Told; contradicted: Told; notFound: Told };
	'verdicts.noneRead': undefined;
	'verdicts.read': { read: Told; sources: number };
	'verdicts.byRules': undefined;
	'verdicts.someByRules': { count: number };
	'verdicts.dropped': { count: number };
	'verdicts.notAllJudged': { why: Told };
	'verdicts.unclear': { count: number };
	/** With how many failed for each reason. */
	'verdicts.unverifiable': { count: number; why: readonly Told[] };
	'verdicts.counted': { count: Told; why: Told };
	// Why another wording by a model is not used.
	/** `why` is the model's. */
	'wording.none': { why: Told };
	'wording.unchanged': undefined;
	'wording.notASentence': undefined;
	'wording.sourceMarks': undefined;
	'wording.figures': { figures: readonly Told[] };
	// Why a text is not read as YAML; stands in brackets, so it begins small and ends without a stop.
	'yaml.tooLong': { length: number; limit: number };
	'yaml.tooDeep': undefined;
	/** Anchors and aliases, in the words of those who did not mean to write any. */
	'yaml.refers': { line: Told; column: Told };
	'yaml.second': { line: Told; column: Told };
	'yaml.sameKey': { line: Told; column: Told };
	/** What the parser said, in English. */
	'yaml.fault': { said: Told; line: Told; column: Told };
	// Entries of a report's references, taken from Zotero.
	/** Before anything is asked. */
	'zotero.asks': { port: Told; keys: number };
	'zotero.notRunning': { port: Told };
	'zotero.notAllowed': undefined;
	'zotero.unexpected': { port: Told };
	'zotero.noKeys': { name: Told };
	'zotero.written': { name: Told; added: number; replaced: number };
	'zotero.missing': { keys: readonly Told[] };
	'zotero.nameIt': { name: Told; file: Told };
	'zotero.notEntries': { name: Told };
	// What other sentences are put together from.
	/** Stands last in a list, in place of those that are not named. */
	'common.more': { count: number };
	// What an agent is answered.
	/** The client's model, asked through the client. */
	'agents.noSampling': { label: Told };
	'agents.samplingRefused': { label: Told };
	'agents.noModelOffered': undefined;
	'agents.notReviewed': { why?: Told | null };
	/** To whoever started the server. */
	'agents.listening': { folders: Told };
	/** The same over HTTP; where it answers stands on standard output besides, with the token. */
	'agents.listeningAt': { url: Told; folders: Told };
	'agents.ended': { clients: number };
	'agents.badToken': { variable: Told };
	'agents.noPort': { port: Told; why: Told };
	'agents.portTaken': undefined;
	/** To a client that speaks HTTP. */
	'agents.wrongHost': { hosts: readonly Told[] };
	'agents.wrongOrigin': undefined;
	'agents.wrongToken': undefined;
	'agents.onlyAt': { path: Told };
	'agents.noMethod': { method: Told; choices: Told };
	'agents.noSession': undefined;
	'agents.tooManyClients': undefined;
	'agents.noFolder': { name: Told };
	'agents.noRoots': { reason: Told };
	'agents.notUnderstood': { reason: Told };
	'agents.outside': { path: Told; folders?: Told | null };
	'agents.notAFile': undefined;
	'agents.notAFolder': undefined;
	/** Of findings that are left out. */
	'agents.known': { name: Told };
	'agents.noTool': { name: Told; choices: Told };
	'agents.noResource': { uri: Told };
	'agents.noCode': { code: Told; meant?: Told | null; choices: Told };
	'agents.badArguments': { tool: Told; faults: readonly Told[] };
	'agents.noArgument': { name: Told; choices: Told };
	'agents.wrongType': { name: Told; missing: boolean; type: string };
	'agents.notAChoice': { name: Told; choices: Told };
	'agents.notInRange': { name: Told; least?: Told | null; most?: Told | null };
	'agents.fault': { name: Told; fault: Told };
	'agents.oneOf': { names: readonly Told[] };
	'agents.nothingToCheck': { name: Told };
	'agents.report': { name: Told; words: Told; findings: Told };
	'agents.left': { count: number };
	'agents.held': { count: number };
	'agents.at': { line: Told; column: Told; what: Told };
	'agents.whatToDo': { text: Told };
	'agents.mend': { what: Told; edits: readonly Told[] };
	/** `old` and `text` are quoted as in JSON. */
	'agents.edit': { line: Told; column: Told; old: Told; text: Told };
	'agents.claimsFound': { name: Told; claims: Told };
	'agents.unquestioned': { count: number };
	'agents.noneQuestioned': undefined;
	'agents.wouldBeGround': { what: Told };
	/** `view`: it judges, looks ahead or advises, so that only its author can answer for it. */
	'agents.ground': { view: boolean; reason: string };
	'agents.numbersFound': { name: Told; checked: number; conflicts: number; unread: number; alone: number };
	'agents.computed': { stated: Told; computed: Told; computation?: Told | null };
	'agents.setAsideConflicts': { count: number };
	'agents.verdict': { verdict: Told; told: Told };
	'agents.passage': { page?: Told | null; text: Told };
	'agents.partOnly': undefined;
	// Whether a report may go out, and what keeps it.
	/** By the agent's own model, in this session. */
	'gates.mustMend': { found: Told; allowed: Told };
	'gates.notReviewed': undefined;
	'gates.open': { name: Told };
	'gates.closed': { name: Told; count: number };
	'gates.condition': { state: 'met' | 'failed' | 'unchecked'; what: Told };
	'gates.text': { found: number; least: number; unread: number; most: number };
	'gates.claims': { found: number; least: number };
	'gates.supported': { found: number; least: number };
	'gates.instructions': { found: number };
	'gates.read': { words: number; claims: number; facts: number; supported: number; citations: number; unread: Told };
	'gates.vanished': { gone: readonly Told[] };
	'gates.notLoosened': { name: Told; kept: Told };
	'gates.findings': { level: string; found: number; allowed: number };
	'gates.broken': { found: number; allowed: number };
	'gates.refuted': { found: number; allowed: number; read: number; of: number };
	'gates.notRefuted': undefined;
	'gates.unsupported': { found: number; allowed: number };
	'gates.setAside': { ignored: number; decided: number; off?: Told | null; lowered?: Told | null };
	'gates.next': undefined;
	'gates.rest': { count: number };
	'gates.gone': { count: number; kind: 'claims' | 'citations' | 'figures'; examples: readonly Told[] };
	// The tools that an agent is offered: what each is for, and what it takes.
	/** To the agent, before it uses any of them. */
	'tools.instructions': undefined;
	'tools.analyzeReport': undefined;
	'tools.analyzeReportAbout': undefined;
	'tools.reviewReport': undefined;
	'tools.reviewReportAbout': undefined;
	'tools.findUnsupportedClaims': undefined;
	'tools.findUnsupportedClaimsAbout': undefined;
	'tools.checkNumbers': undefined;
	'tools.checkNumbersAbout': undefined;
	'tools.checkClaim': undefined;
	'tools.checkClaimAbout': undefined;
	'tools.explainFinding': undefined;
	'tools.explainFindingAbout': undefined;
	'tools.reportGate': undefined;
	'tools.reportGateAbout': undefined;
	'tools.path': undefined;
	'tools.text': undefined;
	'tools.name': undefined;
	'tools.allFindings': undefined;
	'tools.codes': undefined;
	'tools.limit': { usual: Told };
	'tools.allClaims': undefined;
	'tools.allNumbers': undefined;
	'tools.claim': undefined;
	'tools.context': undefined;
	'tools.sourceText': undefined;
	'tools.sourcePath': undefined;
	'tools.sourceTitle': undefined;
	'tools.code': undefined;
	'tools.failOn': undefined;
	'tools.gateLimit': { name: 'max_findings' | 'max_broken_citations' | 'max_refuted' | 'max_unsupported_key_claims' | 'min_words' | 'min_claims' | 'min_supported'; usual: Told };
	'tools.sources': undefined;
	'tools.next': { usual: Told };
	'tools.findingPages': undefined;
	'tools.findingPagesAbout': undefined;
	'tools.skillFiles': undefined;
	'tools.skillFilesAbout': undefined;
	// What is said in the editor's chat, and by the tools that a model calls there.
	/** What a tool is doing; `name` is that of the file it was given. */
	'chat.running': { title: Told; name?: Told | null };
	'chat.outside': { path: Told; folders?: Told | null };
	'chat.missing': { path: Told };
	'chat.restricted': undefined;
	'chat.sourcesOutside': { name: Told };
	'chat.overNetwork': { name: Told };
	/** `place` is the kind of file system. */
	'chat.overNetworkAbout': { place: Told };
	'chat.welcome': { file: Told; findings: Told };
	'chat.noReport': undefined;
	'chat.leftOut': { file: Told };
	'chat.attachedOutside': { file: Told };
	'chat.notRead': { file: Told };
	'chat.noCursor': undefined;
	'chat.nothingAt': { line: Told };
	'chat.nearest': undefined;
	'chat.nothingFound': undefined;
	'chat.heldBack': undefined;
	'chat.related': undefined;
	'chat.mends': undefined;
	'chat.wholePage': undefined;
	'chat.plan': { file: Told; summary: Told };
	/** Behind its place; all of it is Markdown already. */
	'chat.planStep': { kind: Told; excerpt?: Told | null; what: Told; also?: Told | null };
	'chat.planRest': { count: number; more: Told };
	'chat.planHeld': { count: number };
	'chat.planDone': { file: Told };
	'chat.quickFix': undefined;
	'chat.notWordable': { line: Told };
	'chat.askingWording': { model: Told };
	'chat.proposed': { line: Told; model: Told };
	'chat.difference': undefined;
	'chat.askingQuestion': { model: Told };
	'chat.answeredBy': { model: Told };
	'chat.thenPlan': undefined;
	'chat.thenExplain': { line: Told };
	'chat.thenRewrite': { line: Told };
}
