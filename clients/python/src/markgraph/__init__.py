"""Compare 3-D scans of forensic marks with a Markgraph service.

    from markgraph import Markgraph

    with Markgraph("data") as markgraph:
        pair = markgraph.example("toolmarks-one-edge")
        report = markgraph.compare(pair.mark_a, pair.mark_b, domain="toolmark").report()
        print(report)
"""

from .artifacts import Alignment, Artifact, Detection, Run, Signature, Surface
from .calibration import LikelihoodRatio
from .client import Example, Health, Markgraph
from .collections import Cluster, Collection, Hit, Link, Search
from .errors import (
    BadRequest,
    Busy,
    JobFailed,
    MarkgraphError,
    NoLikelihoodRatio,
    NotAllowed,
    NotFound,
    NotInstalled,
    ServerFailed,
    ServiceError,
    TooLarge,
    Unreachable,
)
from .features import BulletFeatures
from .grid import Grid, load
from .jobs import Job, JobState, Stage
from .marks import Mark
from .pair import FacePair, StriaePair
from .pipeline import Move, Pipeline, Step
from .reports import (
    Answer,
    Difference,
    Explanation,
    Note,
    Outcome,
    Refusal,
    Region,
    Report,
    Scored,
    Uncalibrated,
    Verification,
)
from .server import Server
from .studies import ScoredPair, Study, StudyState

__all__ = [
    "Alignment",
    "Answer",
    "Artifact",
    "BadRequest",
    "BulletFeatures",
    "Busy",
    "Cluster",
    "Collection",
    "Detection",
    "Difference",
    "Example",
    "Explanation",
    "FacePair",
    "Grid",
    "Health",
    "Hit",
    "Job",
    "JobFailed",
    "JobState",
    "LikelihoodRatio",
    "Link",
    "Mark",
    "Markgraph",
    "MarkgraphError",
    "Move",
    "NoLikelihoodRatio",
    "NotAllowed",
    "NotFound",
    "NotInstalled",
    "Note",
    "Outcome",
    "Pipeline",
    "Refusal",
    "Region",
    "Report",
    "Run",
    "Scored",
    "ScoredPair",
    "Search",
    "Server",
    "ServerFailed",
    "ServiceError",
    "Signature",
    "Stage",
    "Step",
    "StriaePair",
    "Study",
    "StudyState",
    "Surface",
    "TooLarge",
    "Uncalibrated",
    "Unreachable",
    "Verification",
    "load",
]
