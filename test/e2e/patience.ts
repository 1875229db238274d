/** In milliseconds: a wait ends long before on a machine that is not overloaded; only what hangs takes so long. */
export const patience = 120_000;
