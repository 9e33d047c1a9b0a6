/** What the first paint needs. Mantine's sheets are layered, so that a page's own styles always win. */
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
import './theme.css';
import './global.css';
