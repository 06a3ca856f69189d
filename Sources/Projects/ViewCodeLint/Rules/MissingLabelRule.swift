/// A rule for controls without a label, which screens prove.
struct MissingLabelRule: LintRule {
  let description = RuleDescription(
    13, "missing-label", "Controls without a label for VoiceOver", .screens,
    why: """
      VoiceOver reads only the type of a control that has neither a title nor an `accessibilityLabel`. A label in the form of an image's \
      name, such as `ic_close_24`, is no better.
      """,
    source: "developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitylabel",
    defects: ["no-label"])
}
