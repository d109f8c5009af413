library(testthat)
library(markgraph)

test_check("markgraph")
