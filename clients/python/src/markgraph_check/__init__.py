"""An independent computation of Markgraph's likelihood ratios, from X3P scans to log10 LR. See docs/method.md."""
