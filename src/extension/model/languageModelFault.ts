import { ModelError, type ModelErrorCode } from '../../judge/model';
import { type MessageCode, message } from '../../messages/message';

/** The editor's codes of `LanguageModelError`; what else it throws comes from the model's own extension. */
const faults: Readonly<Record<string, { readonly code: ModelErrorCode; readonly said: EditorFault }>> = {
	NoPermissions: { code: 'auth', said: 'modelErrors.editorDenied' },
	Blocked: { code: 'quota', said: 'modelErrors.editorBlocked' },
	NotFound: { code: 'noModel', said: 'modelErrors.editorGone' },
};

type EditorFault = Extract<MessageCode, `modelErrors.editor${string}`>;

/**
 * What went wrong with a model of the editor, in words of ours: the model's extension may put the question into its message.
 * An unknown fault counts as one of the server, which is worth another try.
 */
export function languageModelFault(thrown: unknown, label: string): ModelError {
	const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
	const fault = faults[code] ?? { code: 'server', said: 'modelErrors.editorFailed' };
	return new ModelError(fault.code, message(fault.said, { label }), { cause: thrown });
}
