"""What the stages pass on to each other. Lengths are in metres; NaN is not measured."""

from collections import namedtuple

Surface = namedtuple("Surface", "heights dx dy")  # heights (ny, nx), the pitch of both axes; a profile has one row
Signature = namedtuple("Signature", "values dx")  # a profile across the striae on the canonical pitch
FaceMap = namedtuple("FaceMap", "values pitch")  # a breech face of mean 0 and variance 1 on the pitch of its map

class CannotCompute(Exception):
    """The bundle asks for something that is not here, or not implemented."""
