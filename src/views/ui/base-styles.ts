/** Styles for the first paint. Mantine's style sheets are in a CSS layer, so that a page's own styles always win. */
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
import './theme.css';
import './global.css';
