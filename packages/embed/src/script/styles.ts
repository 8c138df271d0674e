import styles from '@preventivo/funnel/styles.css?inline';

export default styles;
