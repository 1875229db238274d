import { ModelError, type ModelErrorCode } from '../../judge/model';

/** The editor's codes of `LanguageModelError`; what else it throws comes from the model's own extension. */
const faults: Readonly<Record<string, { readonly code: ModelErrorCode; readonly advice: string }>> = {
	NoPermissions: {
		code: 'auth',
		advice: 'Plumbline may not use it. Allow it when the editor asks, or choose another.',
	},
	Blocked: {
		code: 'quota',
		advice: 'it is blocked, or your allowance is used up. Try again later, or choose another.',
	},
	NotFound: { code: 'noModel', advice: 'it is no longer there. Choose another with “Connect a Model…”.' },
};

/**
 * What went wrong with a model of the editor, in words of ours: the model's extension may put the question into its message.
 * An unknown fault counts as one of the server, which is worth another try.
 */
export function languageModelFault(thrown: unknown, label: string): ModelError {
	const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
	const fault = faults[code] ?? { code: 'server', advice: 'it failed. Try again, or choose another.' };
	return new ModelError(fault.code, `${label}: ${fault.advice}`, { cause: thrown });
}
