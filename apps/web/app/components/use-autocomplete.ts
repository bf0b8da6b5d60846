/** The keys and the ARIA attributes of a text field with suggestions, without a look. */
export { default as useAutocomplete } from '@mui/material/useAutocomplete'
