/// Where a label's text stands when it shrinks.
package enum BaselineAdjustment: String, EnumerationValue {
  case alignBaselines, alignCenters, none
}
