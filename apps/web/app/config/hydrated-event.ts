/** What the app tells the window once a drawn page answers by itself; what was pressed on it before waits for this. */
export const HYDRATED = 'shop:hydrated'
