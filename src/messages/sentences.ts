// Written by “npm run types:update” from the sentences beside it: change those.
import type commandLine from './en/commandLine.json';
import type core from './en/core.json';
import type forAgents from './en/forAgents.json';
import type forChat from './en/forChat.json';
import type forPanel from './en/forPanel.json';
import type { Told } from './model';

type Given = Record<'baselines.notUsable', { name: Told; place?: Told | null }> &
	Record<'baselines.tooMany', { most: number; name: Told }> &
	Record<'baselines.missing' | 'baselines.outside' | 'batches.rulesAlone' | 'batches.offlineScores' | 'batches.needsModel'
		| 'files.missing' | 'files.leadsAway' | 'files.foreign' | 'files.utf32' | 'files.noneInFolder' | 'files.byFile'
		| 'files.noSkillsFolder' | 'files.fixEncoding' | 'files.fixChanged' | 'newConfig.exists' | 'usage.printFolder'
		| 'usage.against' | 'checks.missingPart' | 'checks.firstListed' | 'configFiles.tooDeep' | 'configFiles.foreign'
		| 'connection.unusableKey' | 'signals.missing' | 'zotero.noKeys' | 'zotero.notEntries' | 'agents.noFolder'
		| 'agents.known' | 'agents.nothingToCheck' | 'gates.open' | 'chat.sourcesOutside' | 'chat.overNetwork', { name: Told }> &
	Record<'baselines.written', { findings: number; name: Told; reports: number }> &
	Record<'baselines.stale' | 'languageServer.known' | 'gates.closed', { count: number; name: Told }> &
	Record<'baselines.nothingChanged' | 'baselines.noRevision', { revision: Told }> &
	Record<'baselines.gitFailed' | 'checklistEdits.notJson' | 'decisions.notJson' | 'notices.answersNotKept'
		| 'notices.sourcesNotKept' | 'notices.folderNotListed' | 'promptFiles.notYaml' | 'promptFiles.closed'
		| 'reading.frontMatter' | 'skillFiles.folderClosed' | 'skillFiles.fileClosed' | 'agents.noRoots' | 'agents.notUnderstood', { reason: Told }> &
	Record<'baselines.gitSilent', { seconds: Told }> &
	Record<'batches.notScored', { failed: Told; reports: number }> &
	Record<'batches.nothingJudged' | 'facts.groundSupported' | 'facts.groundPartly' | 'facts.groundContradicted'
		| 'jade.yesUnproven' | 'jade.yesIdle' | 'agents.notReviewed', { why?: Told | null }> &
	Record<'batches.questionsUnused', { lines: readonly Told[]; name: Told }> &
	Record<'batches.nowhereFinal' | 'usage.questionsCells', { columns: Told }> &
	Record<'batches.cutShort' | 'files.cannotSearch' | 'files.cannotWrite' | 'files.cannotClear' | 'configFiles.notYaml'
		| 'files.cannotRead' | 'verdicts.reasonOn', { name: Told; why: Told }> &
	Record<'batches.unanswered', { name: Told; questions: number; why: Told }> &
	Record<'batches.noFinal', { least: Told; name: Told }> &
	Record<'batches.belowLeast', { final: number; least: Told; name: Told }> &
	Record<'batches.range' | 'numbers.pointsForPercent' | 'numbers.mixedUnits', { from: Told; to: Told }> &
	Record<'batches.nothingSent', { ranges: boolean }> &
	Record<'batches.budget', { certain: boolean; cost?: Told | null; name: Told; tokens?: number | null }> &
	Record<'batches.cacheHolds', { entries: number; folder: Told; oldest?: Told | null; size: number }> &
	Record<'batches.cacheCleared', { entries: number; folder: Told; size: number }> &
	Record<'batches.mended', { findings: number; reports: number; written: boolean }> &
	Record<'commands.programNotes', { rare: Told }> &
	Record<'commands.choices', { choices: Told; usual: Told; what: Told }> &
	Record<'commands.setOnce', { options: Told }> &
	Record<'commands.initAbout', { name: Told; schema: Told }> &
	Record<'files.overwrites', { input?: Told | null; name: Told }> &
	Record<'files.atLine' | 'usage.questions', { line: Told; name: Told; what: Told }> &
	Record<'files.analysesNotKept' | 'jade.notAllJudged' | 'jade.searchFailed' | 'notices.ownPromptUnusable' | 'runs.stopped'
		| 'scores.notJudged' | 'verdicts.notAllJudged' | 'wording.none', { why: Told }> &
	Record<'files.tooLarge', { limit: Told; name: Told; size: number }> &
	Record<'files.notUtf8', { byte: number; found?: Told | null; name: Told }> &
	Record<'files.noneMatches', { pattern: Told }> &
	Record<'files.allLeftOut', { by: readonly Told[]; operand: Told }> &
	Record<'files.someLeftOut', { by: readonly Told[]; count: number; operand: Told }> &
	Record<'files.byKey', { key: Told; name: Told }> &
	Record<'files.leftOutBy', { by: Told }> &
	Record<'files.nothingLeft' | 'files.onlySources', { operands: Told }> &
	Record<'files.noSourcesFolder', { file?: Told | null; name: Told }> &
	Record<'files.decided', { answer: string; code: Told; kept: Told; line: Told; name: Told }> &
	Record<'ignores.unknown', { code: Told; meant?: Told | null }> &
	Record<'ignores.idle', { codes?: Told | null }> &
	Record<'languageServer.lost' | 'languageServer.settingsNotRead' | 'languageServer.notWatched', { fault: Told }> &
	Record<'languageServer.settings' | 'common.closed' | 'modelErrors.busy' | 'searchErrors.unreachable' | 'searchErrors.quota'
		| 'sourceFailures.later' | 'sourceFailures.noConnection' | 'sourceFailures.notTrusted' | 'agents.wouldBeGround', { what: Told }> &
	Record<'languageServer.dismiss', { kind: Told }> &
	Record<'languageServer.undoDecision', { decision: Told }> &
	Record<'languageServer.leftOut', { name: Told; pattern: Told }> &
	Record<'languageServer.notAnalyzed' | 'agents.fault', { fault: Told; name: Told }> &
	Record<'modelSettings.keyToHost', { file: Told; host: Told }> &
	Record<'modelSettings.openAiKey' | 'modelSettings.ownKey' | 'endpoints.noModelNamed' | 'endpoints.credentials'
		| 'endpoints.apiVersion' | 'endpoints.deployment', { host: Told }> &
	Record<'modelSettings.noAddress', { example: Told; source: Told; text: Told }> &
	Record<'modelSettings.credentials', { source: Told }> &
	Record<'modelSettings.otherEndpoint', { file: Told; host?: Told | null }> &
	Record<'modelSettings.searchNoKey', { service: Told }> &
	Record<'modelSettings.searchKeyToUrl' | 'usage.outputTwice' | 'usage.benchFile' | 'usage.questionsTwice' | 'chat.leftOut'
		| 'chat.attachedOutside' | 'chat.notRead' | 'chat.planDone', { file: Told }> &
	Record<'newConfig.next', { base?: Told | null; name: Told; schema: Told }> &
	Record<'options.failOn' | 'options.gateFailOn' | 'options.severity' | 'options.frameworks' | 'options.search'
		| 'usage.decideSeveral', { choices: Told }> &
	Record<'options.gateLimit' | 'tools.gateLimit', { name: 'allowed_findings' | 'max_broken_citations' | 'max_refuted' | 'max_unsupported_key_claims' | 'min_words' | 'min_claims' | 'min_supported'; usual: Told }> &
	Record<'options.api' | 'options.lang' | 'options.from' | 'options.color', { choices: readonly Told[] }> &
	Record<'skillLists.group', { domain: Told; level: 1 | 2 | 3 }> &
	Record<'skillLists.origin', { origin: 'product' | 'workspace' | 'extended' }> &
	Record<'skillLists.count', { skills: number }> &
	Record<'skillLists.checked', { folder?: Told | null; problems: number; skills: number }> &
	Record<'skillLists.active', { title: Told; why: Told }> &
	Record<'skillLists.title' | 'skills.name', { title: Told; titleZh?: Told | null }> &
	Record<'skillLists.deliverable', { name: Told; nameZh?: Told | null }> &
	Record<'skillLists.mustHave', { mustHave: Told; mustHaveZh?: Told | null }> &
	Record<'skillLists.checkpoint', { kind: 'must' | 'detail' | 'flaw'; question: Told; questionZh?: Told | null; why: Told; whyZh?: Told | null }> &
	Record<'usage.internal', { fault: Told; hint: boolean }> &
	Record<'usage.stoppedAsking', { kept: boolean }> &
	Record<'usage.nameCommand', { choices: Told; option: Told }> &
	Record<'usage.noCommand' | 'agents.noPrompt', { choices: Told; meant?: Told | null; name: Told }> &
	Record<'usage.optionIsFile', { option: Told }> &
	Record<'usage.noOptionHere', { command: Told; option: Told }> &
	Record<'usage.noOption', { command: Told; meant?: Told | null; option: Told }> &
	Record<'usage.noValue', { option: Told; value: Told }> &
	Record<'usage.needsValue', { option: Told; placeholder: Told }> &
	Record<'usage.tooFew' | 'usage.tooMany', { command: Told; operands: Told }> &
	Record<'usage.notAChoice', { choices: Told; meant?: Told | null; value: Told; what: Told }> &
	Record<'usage.severityForm', { value: Told }> &
	Record<'usage.notInRange', { option: Told; range: Told; value: Told }> &
	Record<'usage.cannot', { action: Told; choices: Told; command: Told; meant?: Told | null }> &
	Record<'usage.oneReport', { operand: Told; reports: Told }> &
	Record<'usage.questionsFault', { fault: 'unclosed' | 'textAfter' }> &
	Record<'usage.questionsColumns', { missing: readonly Told[] }> &
	Record<'usage.noSkill', { label: Told; meant?: Told | null }> &
	Record<'usage.decidePlace', { operand: Told }> &
	Record<'usage.decideNothing', { line: Told; name: Told; undo: boolean }> &
	Record<'usage.decideNever', { answer: Told; choices: readonly Told[]; code: Told }> &
	Record<'usage.decideReason', { answer: string }> &
	Record<'advice.carry', { verdict: string }> &
	Record<'advice.claim', { claim: Told; verdict: Told }> &
	Record<'advice.dimension', { best: number; label: Told; value: number }> &
	Record<'advice.gain', { figure: Told; points: Told }> &
	Record<'advice.perPoint', { figure: Told; most: Told; point: Told }> &
	Record<'advice.repeats', { paragraph: Told }> &
	Record<'advice.section', { number: Told; title: Told }> &
	Record<'advice.sourceSays', { quote: Told }> &
	Record<'benches.title', { folder: Told }> &
	Record<'benches.rankedBy', { column: Told; framework: Told; type?: Told | null }> &
	Record<'benches.figures', { framework: Told }> &
	Record<'benches.figuresAbout', { paper?: Told | null; ranges: Told }> &
	Record<'benches.titleAlone', { reports: number; titles: number }> &
	Record<'benches.someOf', { all: Told; some: Told }> &
	Record<'benches.range', { from: number; labels?: Told | null; to: number }> &
	Record<'benches.ranges', { ranges: readonly Told[] }> &
	Record<'benches.goesWithLength', { columns: readonly Told[]; most: Told }> &
	Record<'benches.notScored', { file: Told; named: boolean; why: Told }> &
	Record<'benches.stopped', { found: Told; left: number }> &
	Record<'benches.against', { name: Told; reports: number }> &
	Record<'benches.moved', { moved: 'rose' | 'fell' | 'steady' | 'unknown' }> &
	Record<'benches.notInBoth', { onlyBefore: number; onlyNow: number }> &
	Record<'checklistEdits.notUsable' | 'promptFiles.badKey', { key?: Told | null; why: Told }> &
	Record<'checklists.madeBy', { basis: string }> &
	Record<'checklists.kind', { kind: 'main' | 'need' | 'condition' | 'general' | 'flaw' | 'fact' | 'conclusion' }> &
	Record<'checklists.isTrue' | 'checklists.sourceSupports' | 'checklists.follows' | 'common.verbatim' | 'mends.better'
		| 'numbers.here' | 'numbers.signedDecline' | 'numbers.otherValue' | 'numbers.endsBeforeBegin' | 'promptFiles.noSlot'
		| 'agents.whatToDo', { text: Told }> &
	Record<'checklists.delivers', { mustHave: Told; name: Told }> &
	Record<'checklists.asked', { question: Told; questionZh?: Told | null }> &
	Record<'checklists.weight', { weight: Told }> &
	Record<'checklists.unsure' | 'checklists.confirmedInPart' | 'checklists.confirmed' | 'numbers.times', { value: number }> &
	Record<'checklists.requirement' | 'checklists.conclusion' | 'checklists.flaw', { answer: 'yes' | 'partly' | 'no' }> &
	Record<'checklists.gatedBy' | 'checklists.blockedBy' | 'checklists.edited', { question: Told }> &
	Record<'checklists.found', { quote: Told; source: Told; supports: boolean }> &
	Record<'checklists.atPage', { page?: Told | null; title: Told }> &
	Record<'checklists.carries', { falls: number; of: 'reasoning' | 'final'; points?: number | null }> &
	Record<'checklists.assumeFact' | 'checklists.assumeFlaw' | 'checklists.assumeMet', { yes: boolean }> &
	Record<'checklists.figureThen', { figure: 'final' | 'reasoning' | 'evidence'; now: number; value: number }> &
	Record<'checklists.gatedThen', { count: number; now: Told }> &
	Record<'checklists.activation', { from: 'chosen' | 'report' | 'query' | 'model' | 'none' | 'fallback' }> &
	Record<'checklists.skill', { more: boolean; title: Told; why?: readonly Told[] | null }> &
	Record<'checklists.judgedBy', { activation?: Told | null; skills: Told }> &
	Record<'checklists.noSkills', { activation?: Told | null }> &
	Record<'checks.instruction' | 'checks.hiddenInstruction' | 'claims.overstated' | 'claims.vague', { words: Told }> &
	Record<'checks.citesNothing' | 'jade.reasoningOnly', { facts: number }> &
	Record<'checks.emptyReferences', { labels: readonly Told[]; places: number }> &
	Record<'checks.noReferenceList', { label: Told; places: number }> &
	Record<'checks.listWithoutNumbers', { count: Told; label: Told; places: number }> &
	Record<'checks.labelsNotListed', { count: number; has?: readonly Told[] | null; labels: readonly Told[]; places: number }> &
	Record<'checks.toolResidue' | 'checks.placeholder' | 'checks.emptyTarget' | 'checks.spacedAddress' | 'checks.unfinished'
		| 'checks.lostCells' | 'checks.markerTwice' | 'checks.unseenMaterial', { places: number; text: Told }> &
	Record<'checks.trackedAddress', { places: number }> &
	Record<'checks.sourceTooOld', { names: readonly Told[]; newest: Told; year: Told }> &
	Record<'checks.sourceOtherPlace', { better?: readonly Told[] | null; names: readonly Told[]; other: Told; place: Told }> &
	Record<'checks.sourceOtherName', { better: Told; name: Told; names: readonly Told[] }> &
	Record<'checks.citationsUnused', { count: number; labels: readonly Told[] }> &
	Record<'checks.listNotCited' | 'labels.more' | 'mends.mergeEntries', { count: Told }> &
	Record<'checks.citationDuplicate', { more: number; name: Told; others?: readonly Told[] | null }> &
	Record<'checks.sameAddress', { name: Told; others?: readonly Told[] | null }> &
	Record<'checks.paragraphRedundant', { copied: boolean; place: Told; shared?: Told | null }> &
	Record<'checks.bothSay' | 'checks.bothSpeakOf', { texts: readonly Told[] }> &
	Record<'checks.stretchRepeated', { count: Told; last: Told; place: Told }> &
	Record<'checks.titleRepeated' | 'decisions.conflict' | 'chat.nothingAt' | 'chat.notWordable' | 'chat.thenExplain'
		| 'chat.thenRewrite', { line: Told }> &
	Record<'cited.tier', { tier: Told }> &
	Record<'cited.page', { page: Told }> &
	Record<'cited.read', { at?: number | null; inPart: boolean }> &
	Record<'cited.summary', { failed: number; quoted: number; read: Told; unread: Told }> &
	Record<'citing.near', { near: 'sentence' | 'paragraph' | 'section' }> &
	Record<'citing.nameTaken', { line: Told; name: Told }> &
	Record<'citing.notRenamed', { label: Told; name: Told }> &
	Record<'citing.figures', { given?: readonly Told[] | null; missing?: readonly Told[] | null }> &
	Record<'claims.unsupported' | 'claims.partial', { reasons?: readonly Told[] | null }> &
	Record<'claims.weakSources', { more: number; sources: Told; why?: Told | null }> &
	Record<'claims.weakEntry', { claims: number; sources: Told; why?: Told | null }> &
	Record<'claims.domains', { domains: readonly Told[]; more: number }> &
	Record<'claims.originalLinked', { sources: Told; url: Told }> &
	Record<'claims.originalNamed', { original: Told; sources: Told; where?: Told | null }> &
	Record<'claims.figuresOf', { body: Told }> &
	Record<'common.all', { messages: readonly Told[] }> &
	Record<'common.tooLargeFound', { limit: Told; size: number }> &
	Record<'common.lines', { lines: readonly Told[] }> &
	Record<'configFiles.at', { column: Told; line: Told; name: Told; what: Told }> &
	Record<'configFiles.unknown', { choices: Told; inside?: Told | null; key: Told; meant?: Told | null }> &
	Record<'configFiles.notAChoice', { choices: Told; key: Told; value: Told }> &
	Record<'configFiles.notInRange', { key: Told; range: Told; value: Told }> &
	Record<'configFiles.wrongType', { key?: Told | null; type: string }> &
	Record<'configFiles.empty' | 'configFiles.emptyList' | 'configFiles.patternEmpty' | 'skillFiles.moved'
		| 'skillFiles.namedUnder', { key: Told }> &
	Record<'configFiles.patternOutside' | 'configFiles.patternWild', { key: Told; value: Told }> &
	Record<'configFiles.tooMany', { key: Told; most: number }> &
	Record<'configFiles.tooSmall', { key: Told; least: Told }> &
	Record<'configFiles.fault', { fault: Told; key: Told }> &
	Record<'configFiles.notJson', { column: Told; fault: string; line: Told; name: Told }> &
	Record<'configFiles.extendsMissing' | 'configFiles.extendsKind' | 'configFiles.extendsForeign'
		| 'configFiles.extendsOutsideWorkspace', { named: Told }> &
	Record<'configFiles.extendsOutside', { named: Told; top: Told }> &
	Record<'configFiles.extendsCircle', { way: Told }> &
	Record<'configFiles.extendsTooMany' | 'skillFiles.tooManyGaps', { most: Told }> &
	Record<'configFiles.cannotLower', { codes: Told; name: Told }> &
	Record<'configFiles.notTrusted', { keys: readonly Told[]; name: Told }> &
	Record<'connection.refused' | 'connection.hostNotFound' | 'connection.broke' | 'connection.certificate', { at?: Told | null; code?: Told | null }> &
	Record<'connection.inBrowser', { at?: Told | null }> &
	Record<'connection.late', { code?: Told | null; seconds?: number | null; who?: Told | null }> &
	Record<'connection.serverError', { code?: Told | null; who?: Told | null }> &
	Record<'connection.busy', { code?: Told | null; requests: 'requests' | 'questions' | 'searches'; wait?: Told | null; who?: Told | null }> &
	Record<'connection.notWebAddress', { name?: Told | null }> &
	Record<'counts.words' | 'counts.sections' | 'counts.tables' | 'counts.citations' | 'counts.reports' | 'counts.findings'
		| 'counts.more' | 'counts.checklistItems' | 'counts.nodes' | 'counts.error' | 'counts.warning' | 'counts.info'
		| 'counts.hint' | 'decisions.byYou' | 'decisions.ignored' | 'decisions.ignoredInReport' | 'decisions.byAuthor'
		| 'decisions.titleForYou' | 'jade.gated' | 'jade.blocked' | 'jade.undecided' | 'jade.dropped' | 'jade.unrated'
		| 'ledger.facts' | 'mends.removeReferences' | 'numbers.itemsListed' | 'outputs.heldBack' | 'outputs.decided'
		| 'outputs.known' | 'pages.held' | 'pages.lines' | 'questions.repetition' | 'reading.html' | 'relations.alone'
		| 'review.edited' | 'scores.reasonsDropped' | 'scores.carriedByNothing' | 'scores.moreNotSupported' | 'support.facts'
		| 'support.claims' | 'toDo.claims' | 'toDo.relations' | 'toDo.paragraphs' | 'verdicts.someByRules' | 'verdicts.dropped'
		| 'verdicts.unclear' | 'common.more' | 'agents.left' | 'agents.held' | 'agents.moreEdits' | 'agents.unquestioned'
		| 'agents.setAsideConflicts' | 'gates.rest' | 'chat.planHeld', { count: number }> &
	Record<'counts.findingSummary', { findings: Told; others?: readonly Told[] | null; severities?: Told | null }> &
	Record<'counts.wantingShort', { partial: number; unsupported: number }> &
	Record<'counts.claimsBySupport', { claims: number; parts: readonly Told[] }> &
	Record<'counts.bySupport', { count: number; support: string }> &
	Record<'decisions.kind', { kind: 'verified' | 'accepted' | 'dismissed' }> &
	Record<'decisions.made', { because?: Told | null; by?: Told | null; date: Told; kind: Told }> &
	Record<'decisions.state', { state: 'stands' | 'idle' | 'void' }> &
	Record<'decisions.notUsable', { where?: Told | null; why: Told }> &
	Record<'decisions.notDecidable', { codes: readonly Told[]; name: Told }> &
	Record<'dimensions.credibility', { grade?: Told | null }> &
	Record<'endpoints.unreachable', { fault: 'refused' | 'hostNotFound' | 'unreachable' | 'timeout' | 'inBrowser' | 'certificate'; what: Told }> &
	Record<'endpoints.noKey' | 'endpoints.keyRefused' | 'endpoints.quota' | 'endpoints.noModel' | 'endpoints.noProvider'
		| 'endpoints.noList' | 'modelErrors.unknownPrice' | 'modelErrors.tooLong' | 'modelErrors.offTheMark'
		| 'modelErrors.filtered' | 'modelErrors.refused' | 'modelErrors.notUnderstood' | 'modelErrors.cutOff'
		| 'modelErrors.empty' | 'modelErrors.brokeOff' | 'modelErrors.malformed' | 'modelErrors.incomplete'
		| 'modelErrors.editorDenied' | 'modelErrors.editorBlocked' | 'modelErrors.editorGone' | 'modelErrors.editorFailed'
		| 'modelErrors.endless' | 'skillFiles.otherName' | 'skillFiles.nothingToExtend' | 'agents.noSampling'
		| 'agents.samplingRefused', { label: Told }> &
	Record<'endpoints.webPage' | 'endpoints.noSuchAddress' | 'endpoints.notAModel', { baseUrl: Told; label: Told }> &
	Record<'endpoints.redirects', { baseUrl: Told }> &
	Record<'files.about', { name: Told; what: Told }> &
	Record<'files.notText', { byte: number; name: Told }> &
	Record<'fixes.effort', { effort: 'small' | 'medium' | 'large' }> &
	Record<'fixes.item', { question: Told; state: 'flaw' | 'partly' | 'unmet' | 'partlySupported' | 'unsupported' | 'refuted' | 'unsure'; why?: Told | null }> &
	Record<'fixes.takes', { effort?: Told | null; gain?: Told | null }> &
	Record<'history.begins' | 'history.look', { at: number }> &
	Record<'history.trend', { first: number; highest: number; last: number; lowest: number; saves: number }> &
	Record<'history.kind', { count: number; more: boolean; title: Told; words?: readonly Told[] | null }> &
	Record<'history.mended' | 'history.added', { kinds: readonly Told[] }> &
	Record<'history.moved', { before: number; count: Told }> &
	Record<'history.commit', { commit: Told }> &
	Record<'history.mendedSince' | 'history.newSince', { since: Told }> &
	Record<'jade.verified', { facts: Told; verified: Told }> &
	Record<'jade.toppedUp', { added: number; given: Told; least: Told }> &
	Record<'jade.tooFewFacts', { least: Told; verified: Told }> &
	Record<'jade.hardlySure', { confidence: number; why?: Told | null; yes: boolean }> &
	Record<'jade.met', { flaws: number; met: Told; partly: Told; required: number }> &
	Record<'jade.facts', { confirmed: Told; facts: number; refuted: Told; verified: number }> &
	Record<'jade.runs', { flips: number; runs: Told }> &
	Record<'jade.flip', { question: Told; values: Told }> &
	Record<'jade.tiers', { sources: number; tiers: Told }> &
	Record<'jade.tier', { domain: Told; tier: Told; why: Told }> &
	Record<'jade.firstWeak', { domain: Told; tier: Told }> &
	Record<'jade.placeholders' | 'jade.replaceWeak' | 'jade.confirmUnknown', { domains: Told }> &
	Record<'jade.domains', { domains: Told; more: number }> &
	Record<'jade.ofTier', { count: Told; tier: Told }> &
	Record<'judged.contradicts' | 'judged.supportsPart' | 'judged.because', { name: Told; page?: Told | null; quote?: Told | null; why?: Told | null }> &
	Record<'judged.notMentioned', { names: readonly Told[]; why?: Told | null }> &
	Record<'judged.dead', { name: Told; suggestion?: Told | null; why: Told }> &
	Record<'judged.sourceInstructs', { name: Told; words: Told }> &
	Record<'judged.gatedByRefuted', { fact: Told; others: number }> &
	Record<'judged.gatedByUnsure', { fact: Told; others: number; why?: Told | null }> &
	Record<'judged.refuted', { falls: number; why?: Told | null }> &
	Record<'judged.whyHere' | 'sourceFailures.damaged', { code: Told }> &
	Record<'judged.invalidated', { conclusion: Told }> &
	Record<'labels.severity', { severity: 'error' | 'warning' | 'info' | 'hint' | 'off' }> &
	Record<'labels.support', { support: 'supported' | 'partial' | 'unsupported' | 'unknown' }> &
	Record<'labels.place', { line: Told; section?: Told | null }> &
	Record<'labels.ofWords', { what: Told; words: Told }> &
	Record<'labels.atLine', { line: Told; what: Told }> &
	Record<'labels.standing', { line: Told; node: Told; verdict?: Told | null }> &
	Record<'ledger.claims' | 'ledger.numbers' | 'ledger.paragraphs' | 'ledger.sources', { count: number; of: number }> &
	Record<'ledger.paragraphsShare', { count: number; of: number; share?: number | null }> &
	Record<'ledger.citations', { count: number; defects?: number | null; of: number }> &
	Record<'ledger.lines', { lines: readonly Told[]; more: number }> &
	Record<'mends.computed', { place?: Told | null; right: Told; wrong: Told }> &
	Record<'mends.same' | 'numbers.sameValue', { line: Told; text: Told }> &
	Record<'mends.removeOther' | 'chat.overNetworkAbout', { place: Told }> &
	Record<'mends.ignore', { scope: 'here' | 'file' }> &
	Record<'mends.ignoreKind', { kind: Told; scope: Told }> &
	Record<'modelErrors.coded', { codes: Told; what: Told }> &
	Record<'modelErrors.tooLongToWait', { label: Told; left: Told; wait: Told }> &
	Record<'modelErrors.givenUp' | 'modelErrors.kindGivenUp', { label: Told; questions: Told; why: Told }> &
	Record<'modelErrors.budget', { maxCost?: Told | null; maxTokens?: number | null }> &
	Record<'modelErrors.smallContext', { label: Told; most: number }> &
	Record<'modelErrors.unsupported', { label: Told; part: 'format' | 'temperature' | 'seed' | 'stream' | 'maxTokensName' }> &
	Record<'modelErrors.shortAnswers', { label: Told; most?: number | null }> &
	Record<'modelErrors.contextFull', { allowed: number; label: Told; wrote: number }> &
	Record<'modelErrors.tooLarge' | 'searchErrors.tooLarge', { bytes: number; label: Told }> &
	Record<'modelErrors.notAsked', { fault: Told; label: Told }> &
	Record<'notices.capabilitiesNotRead' | 'notices.capabilitiesNotKept', { label: Told; reason: Told }> &
	Record<'notices.notAnswered', { problem?: Told | null; task: Told; why: Told }> &
	Record<'notices.fileNotRead', { path: Told; reason: Told }> &
	Record<'notices.bibliographyTooLarge', { bytes: number; path: Told }> &
	Record<'numbers.doesNotAddUp', { formula: Told; said: Told; spelled: boolean; value: Told }> &
	Record<'numbers.shareOf', { share: Told; whole: Told }> &
	Record<'numbers.compoundGrowth' | 'numbers.averageGrowth', { from: Told; to: Told; years: Told }> &
	Record<'numbers.alsoAffects', { lines: readonly Told[]; told: Told }> &
	Record<'numbers.slip', { said: Told; value: Told }> &
	Record<'numbers.percentForPoints', { down: boolean; from: Told; points: Told; relative: Told; to: Told }> &
	Record<'numbers.tableTotal', { formula?: Told | null; parts: Told; said: Told; value: Told }> &
	Record<'numbers.derivedColumn' | 'numbers.derivedRow', { formula: Told; header: Told; row: Told; said: Told; value: Told }> &
	Record<'numbers.inconsistent', { earlier: Told; later: Told; line: Told }> &
	Record<'numbers.otherCount', { announced: Told; follow: Told }> &
	Record<'numbers.otherScale', { earlier: Told; later: Told; line: Told; times: number }> &
	Record<'numbers.swappedDigits', { here: Told; line: Told; other: Told }> &
	Record<'numbers.sumOfParts' | 'numbers.meanOfParts', { parts: number }> &
	Record<'numbers.meanOutside', { least: number; most: number; said: Told }> &
	Record<'numbers.worksOut', { formula: Told; value: Told }> &
	Record<'numbers.otherLength', { is: number; months: boolean; withLast: number }> &
	Record<'numbers.noSuchDay', { last: Told; text: Told }> &
	Record<'numbers.wrongMultiple', { formula: Told; said: Told; value: Told }> &
	Record<'numbers.spelledShare' | 'numbers.spelledAlike', { figure: Told; words: Told }> &
	Record<'numbers.wrongWay' | 'numbers.rightWay', { from: Told; rises: boolean; to: Told }> &
	Record<'numbers.mixedColumn', { header: Told; odd: Told; usual: Told }> &
	Record<'numbers.sharesOff', { formula: Told; total: number }> &
	Record<'numbers.shareColumn', { header: Told; total: number }> &
	Record<'numbers.columnSum', { header: Told }> &
	Record<'numbers.yearsBackwards', { first: Told; last: Told }> &
	Record<'numbers.otherYear', { year: Told }> &
	Record<'numbers.yearsOutOfOrder', { years: Told }> &
	Record<'outputs.totals', { decided: number; findings: Told; ignored: number; known: number; reports: Told }> &
	Record<'outputs.checklist', { madeBy?: Told | null; title: Told }> &
	Record<'outputs.table', { table: Told }> &
	Record<'outputs.treeSize', { full: boolean; nodes: Told }> &
	Record<'pages.figure', { alt?: Told | null; target: Told }> &
	Record<'pages.madeFrom', { file: Told; sha256: Told }> &
	Record<'promptFiles.at', { file: Told; what: Told }> &
	Record<'promptFiles.differs', { has?: Told | null; needs?: Told | null; what: 'id' | 'schema' | 'slots' | 'dataSlots' }> &
	Record<'questions.reading' | 'questions.marks', { of: number; part: Told }> &
	Record<'questions.source', { count: number; title: Told }> &
	Record<'questions.facts', { count: number; others: boolean; title: Told }> &
	Record<'questions.items', { count: number; of: 'query' | 'report' | 'both' }> &
	Record<'reading.tooLong', { length: number; read: number }> &
	Record<'reading.longLine', { length: number; limit: number; line: Told }> &
	Record<'reading.largeTable', { cells: number; limit: number; line: Told }> &
	Record<'reading.tooDeep', { first: Told; last?: Told | null }> &
	Record<'relations.kind', { kind: 'sum' | 'difference' | 'product' | 'quotient' | 'share' | 'multiple' | 'change' | 'yearlyGrowth' | 'average' | 'conversion' | 'tableTotal' | 'sameQuantity' | 'listCount' | 'order' | 'unit' | 'period' }> &
	Record<'relations.outcome', { outcome: 'conflicts' | 'unread' | 'holds' }> &
	Record<'relations.summary', { all: number; conflicts: number; holds: number; unread: number; withdrawn: number }> &
	Record<'relations.related' | 'relations.relatedBy' | 'review.withdrawnTitle' | 'chat.askingWording' | 'chat.askingQuestion'
		| 'chat.answeredBy', { model: Told }> &
	Record<'relations.differs', { given: readonly Told[] }> &
	Record<'relations.given', { line: Told; value: Told }> &
	Record<'review.carried', { count: number; support: 'supported' | 'partial' | 'unsupported' }> &
	Record<'review.readBy', { model: Told; unread: number }> &
	Record<'review.withdrawn', { model: Told; what: Told; why?: Told | null }> &
	Record<'review.changedFigure', { of: Told; value: Told }> &
	Record<'review.tally', { could: Told; model: Told; must: Told; should: Told; withdrawn: number }> &
	Record<'review.losses', { losses: Told }> &
	Record<'review.unread' | 'scores.treeGaps', { lines: number }> &
	Record<'review.loss', { count: Told; why: 'notShared' | 'noPlace' | 'again' | 'tooMany' }> &
	Record<'runs.counted', { done: Told; of: Told; step: Told }> &
	Record<'runs.receiving', { doing: Told; tokens: number }> &
	Record<'runs.marking', { doing: Told; marks: number }> &
	Record<'runs.costing', { cost: number; doing: Told }> &
	Record<'runs.offline' | 'sourceFailures.tooSlow', { seconds: number }> &
	Record<'runs.model', { cached: number; calls: number; cost?: number | null; model?: Told | null; seconds: number; tokensIn: number; tokensOut: number }> &
	Record<'runs.unanswered', { questions: number; why: Told }> &
	Record<'runs.question', { from: string; question: Told }> &
	Record<'runs.repeated', { enough: boolean; runs: Told }> &
	Record<'runs.control' | 'wording.figures', { figures: readonly Told[] }> &
	Record<'scores.framework' | 'scores.about', { framework: 'finResearch' | 'reportEval' | 'jade' }> &
	Record<'scores.basis' | 'scores.basisMeaning', { basis: 'rule' | 'model' | 'unscored' }> &
	Record<'scores.range', { from: number; to: Told }> &
	Record<'scores.judgedAs', { basis: 'model' | 'rule'; type?: Told | null }> &
	Record<'scores.width', { mean: number; without: number }> &
	Record<'scores.depth', { fromTitle: boolean; mean: number; most: number }> &
	Record<'scores.density', { evidence: number; nodes: Told }> &
	Record<'scores.richness', { each: Told; headings: number; words: number }> &
	Record<'scores.missing', { missing: number; of: Told }> &
	Record<'scores.mean', { runs: Told; scores: readonly Told[]; without: number }> &
	Record<'scores.arguments', { all: Told; partial: Told; supported: Told; unknown: number; unsupported: Told }> &
	Record<'scores.notSupported', { reason?: Told | null }> &
	Record<'scores.unproven' | 'scores.quotedAgain', { counted: Told; score: Told }> &
	Record<'scores.beyondSupport', { all: Told; counted: Told; partial: Told; score: Told; supported: Told }> &
	Record<'scores.alike', { alike: Told; pairs: Told }> &
	Record<'scores.alikeJudged', { alike: Told; complete: boolean; judged: Told; pairs: Told }> &
	Record<'scores.repeats', { points: Told; reason?: Told | null }> &
	Record<'scores.unscored', { frameworks: readonly Told[] }> &
	Record<'scores.expectedRepetition', { pairs: number }> &
	Record<'scores.citing', { of: number; statements: number }> &
	Record<'searchErrors.notResults', { host: Told; label: Told }> &
	Record<'searchErrors.keyRefused' | 'searchErrors.refused', { label: Told; status: Told }> &
	Record<'searchErrors.needs', { service: Told; what: 'address' | 'key' | 'model' }> &
	Record<'signals.numberMissing' | 'signals.numberAgrees', { number: Told }> &
	Record<'signals.numberDiffers', { claim: Told; source: Told }> &
	Record<'signals.notCompared', { characters: number; figures: number }> &
	Record<'signals.placeDiffers', { others: Told; place: Told; words: Told }> &
	Record<'signals.rateFits', { from: Told; rate: Told; to: Told }> &
	Record<'signals.rateDiffers', { amounts: readonly Told[]; from: Told; off: number; rate: Told; said: Told; to: Told }> &
	Record<'signals.converted', { amount: number; high?: number | null; low: number; rate: Told }> &
	Record<'skillFiles.at', { file: Told; key?: Told | null; what: Told }> &
	Record<'skillFiles.notYaml', { line?: Told | null; reason: Told }> &
	Record<'skillFiles.taken', { file: Told; label: Told }> &
	Record<'skillFiles.unknownKeys' | 'zotero.missing', { keys: readonly Told[] }> &
	Record<'skillFiles.wrongType', { expected: string }> &
	Record<'skillFiles.notOneOf', { values: readonly Told[] }> &
	Record<'skillFiles.tooSmall', { allowed: boolean; least: Told }> &
	Record<'skillFiles.tooLarge', { allowed: boolean; most: Told }> &
	Record<'skillFiles.tooLong', { most: number }> &
	Record<'skillFiles.badSignal', { signal: Told; why: Told }> &
	Record<'skillFiles.unknownLabel', { key: Told; name: Told; nearest?: Told | null }> &
	Record<'skills.place', { domain: Told; label: Told; level: Told }> &
	Record<'skills.description', { description: Told; descriptionZh?: Told | null }> &
	Record<'sourceFailures.login' | 'sourceFailures.payment' | 'sourceFailures.notFound' | 'sourceFailures.refused'
		| 'sourceFailures.notFollowed', { status?: Told | null }> &
	Record<'sourceFailures.runTooLong', { minutes: number }> &
	Record<'sourceFailures.redirects', { most?: Told | null }> &
	Record<'sourceFailures.protocol', { protocol: Told }> &
	Record<'sourceFailures.port' | 'zotero.notRunning' | 'zotero.unexpected', { port: Told }> &
	Record<'sourceFailures.noFile' | 'agents.onlyAt' | 'prompts.mendText' | 'prompts.checkText' | 'chat.missing', { path: Told }> &
	Record<'sourceFailures.lockedFile', { code?: Told | null }> &
	Record<'sourceFailures.pageType', { type?: Told | null }> &
	Record<'sourceFailures.tooLarge', { bytes: number }> &
	Record<'sourceFailures.tooCostly', { seconds?: number | null }> &
	Record<'tiers.copy', { domain: Told; kind: Told }> &
	Record<'toDo.citations', { citations: number; sources: number }> &
	Record<'verdicts.reasons', { reasons: readonly Told[] }> &
	Record<'verdicts.together' | 'agents.oneOf', { names: readonly Told[] }> &
	Record<'verdicts.figureMissing', { figures: Told }> &
	Record<'verdicts.decided', { contradicted: Told; decided: Told; notFound: Told; pairs: Told; partly: Told; supported: Told }> &
	Record<'verdicts.read', { read: Told; sources: number }> &
	Record<'verdicts.unverifiable', { count: number; why: readonly Told[] }> &
	Record<'verdicts.counted', { count: Told; why: Told }> &
	Record<'yaml.tooLong', { length: number; limit: number }> &
	Record<'yaml.refers' | 'yaml.second' | 'yaml.sameKey', { column: Told; line: Told }> &
	Record<'yaml.fault', { column: Told; line: Told; said: Told }> &
	Record<'zotero.asks', { keys: number; port: Told }> &
	Record<'zotero.written', { added: number; name: Told; replaced: number }> &
	Record<'zotero.nameIt', { file: Told; name: Told }> &
	Record<'agents.listening', { folders: Told }> &
	Record<'agents.listeningAt', { folders: Told; url: Told }> &
	Record<'agents.ended', { clients: number }> &
	Record<'agents.badToken', { variable: Told }> &
	Record<'agents.noPort', { port: Told; why: Told }> &
	Record<'agents.wrongHost', { hosts: readonly Told[] }> &
	Record<'agents.noMethod', { choices: Told; method: Told }> &
	Record<'agents.outside' | 'chat.outside', { folders?: Told | null; path: Told }> &
	Record<'agents.noTool' | 'agents.noArgument' | 'agents.notAChoice', { choices: Told; name: Told }> &
	Record<'agents.noResource', { uri: Told }> &
	Record<'agents.noCode', { choices: Told; code: Told; meant?: Told | null }> &
	Record<'agents.badArguments', { faults: readonly Told[]; tool: Told }> &
	Record<'agents.wrongType', { missing: boolean; name: Told; type: string }> &
	Record<'agents.notInRange', { least?: Told | null; most?: Told | null; name: Told }> &
	Record<'agents.report', { findings: Told; name: Told; words: Told }> &
	Record<'agents.at', { column: Told; line: Told; what: Told }> &
	Record<'agents.mend', { edits: readonly Told[]; what: Told }> &
	Record<'agents.edit', { column: Told; line: Told; old: Told; text: Told }> &
	Record<'agents.claimsFound', { claims: Told; name: Told }> &
	Record<'agents.ground', { reason: string; view: boolean }> &
	Record<'agents.numbersFound', { alone: number; checked: number; conflicts: number; name: Told; unread: number }> &
	Record<'agents.computed', { computation?: Told | null; computed: Told; stated: Told }> &
	Record<'agents.verdict', { told: Told; verdict: Told }> &
	Record<'agents.passage', { page?: Told | null; text: Told }> &
	Record<'gates.mustMend', { allowed: Told; found: Told }> &
	Record<'gates.condition', { state: 'met' | 'failed' | 'unchecked'; what: Told }> &
	Record<'gates.text', { found: number; least: number; most: number; unread: number }> &
	Record<'gates.claims' | 'gates.supported', { found: number; least: number }> &
	Record<'gates.instructions', { found: number }> &
	Record<'gates.read', { citations: number; claims: number; facts: number; supported: number; unread: Told; words: number }> &
	Record<'gates.vanished', { gone: readonly Told[] }> &
	Record<'gates.closedBeside', { names: Told }> &
	Record<'gates.notLoosened', { kept: Told; name: Told }> &
	Record<'gates.findings', { allowed: number; found: number; level: string }> &
	Record<'gates.broken' | 'gates.unsupported', { allowed: number; found: number }> &
	Record<'gates.refuted', { allowed: number; found: number; of: number; read: number }> &
	Record<'gates.setAside', { decided: number; ignored: number; looser?: Told | null; lowered?: Told | null; off?: Told | null }> &
	Record<'gates.gone', { count: number; examples: readonly Told[]; kind: 'claims' | 'citations' | 'figures' }> &
	Record<'tools.next', { usual: Told }> &
	Record<'chat.running', { name?: Told | null; title: Told }> &
	Record<'chat.welcome', { file: Told; findings: Told }> &
	Record<'chat.plan', { file: Told; summary: Told }> &
	Record<'chat.planStep', { also?: Told | null; excerpt?: Told | null; kind: Told; what: Told }> &
	Record<'chat.planRest', { count: number; more: Told }> &
	Record<'chat.proposed', { line: Told; model: Told }> &
	Record<'panel.scoreWithModel' | 'panel.reviewWithModel' | 'panel.showMore' | 'panel.unreadSources' | 'panel.unchecked'
		| 'panel.moreReasons', { 0: Told }> &
	Record<'panel.shownOf', { 0: Told; 1: Told }>;

/** Every sentence there is, with what it must be given. */
export type Sentences = Given & Record<Exclude<keyof typeof commandLine | keyof typeof core | keyof typeof forAgents | keyof typeof forChat | keyof typeof forPanel, keyof Given>, undefined>;
