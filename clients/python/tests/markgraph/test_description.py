import dataclasses
import unittest

from service import service

from markgraph import BulletFeatures, Health, LikelihoodRatio, Refusal, Region, Report, Run, Uncalibrated
from markgraph.jobs import JobState
from markgraph.reports import Difference, ListedReport, Verification

SCHEMAS = {
    BulletFeatures: "BulletFeatures",
    Health: "Health",
    LikelihoodRatio: "CalibratedScore",
    JobState: "Job",
    Region: "Region",
    Report: "StoredComparisonReport",
    Refusal: "StoredRefusal",
    Uncalibrated: "StoredUncalibratedReport",
    Difference: "ReportDifference",
    Verification: "ReportVerification",
}
OWN = {"raw", "client", "handle"}  # no members of an answer


class DescriptionTest(unittest.TestCase):
    def test_every_field_is_a_member_that_the_service_describes(self):
        schemas = service().http.json("GET", "/openapi.json")["components"]["schemas"]
        for cls, name in SCHEMAS.items():
            members = schemas[name]["properties"]
            for field in dataclasses.fields(cls):
                if field.name not in OWN:
                    self.assertIn(field.name, members, f"{cls.__name__} has a field that {name} does not have")

    def test_what_has_no_default_is_always_answered(self):
        schemas = service().http.json("GET", "/openapi.json")["components"]["schemas"]
        for cls, name in SCHEMAS.items():
            required = set(schemas[name].get("required", []))
            needed = {
                field.name
                for field in dataclasses.fields(cls)
                if field.default is dataclasses.MISSING and field.name not in OWN
            }
            self.assertLessEqual(needed, required, cls.__name__)

    def test_the_list_of_reports_and_the_runs_of_artifacts(self):
        schemas = service().http.json("GET", "/openapi.json")["components"]["schemas"]
        listed = schemas["ReportList"]["properties"]["reports"]["items"]["properties"]
        self.assertLessEqual({field.name for field in dataclasses.fields(ListedReport)}, set(listed))
        edges = schemas["ArtifactGraph"]["properties"]["edges"]["items"]["properties"]
        self.assertLessEqual({field.name for field in dataclasses.fields(Run)}, set(edges))


if __name__ == "__main__":
    unittest.main()
