/// What every object of a file can have.
package enum ObjectElement {
  package static let id = Property<String>("id")
  package static let userLabel = Property<String>("userLabel")
  package static let customClass = Property<String>("customClass")
  package static let customModule = Property<String>("customModule")
  package static let customModuleProvider = Property<String>("customModuleProvider")
  package static let sceneMemberID = Property<String>("sceneMemberID")
  package static let canvasLocation = Property<Point>("canvasLocation")

  package static let schema = ElementSchema(
    "object",
    [
      id.rule, userLabel.rule, customClass.rule, customModule.rule, customModuleProvider.rule, sceneMemberID.rule,
      canvasLocation.rule,
    ],
    children: ["connections", "userDefinedRuntimeAttributes", "animations", "variation"])
}
