/// What Objective-C's runtime gives all objects, and the one here does not, or not so that it can be overridden.
package enum ObjectMembers {
  package static let names: Set<String> = [
    "responds", "forwardingTarget", "method", "doesNotRecognizeSelector", "conforms", "perform", "value", "setValue",
    "setNilValueForKey", "observeValue", "willChangeValue", "didChangeValue", "instancesRespond", "isKind", "isMember",
    "resolveInstanceMethod", "resolveClassMethod", "automaticallyNotifiesObservers", "keyPathsForValuesAffectingValue",
    "awakeAfter", "replacementObject", "classForCoder", "observationInfo",
  ]
}
