/** Dispatched on the window when a prerendered page is hydrated; early input is replayed then. */
export const HYDRATED = 'shop:hydrated'
