import QuartzCore

/// The values that motion effects add to a view's properties.
enum MotionValues {
  /// Returns the sum of the values of several effects.
  static func sum(_ all: [[String: Any]]) -> [String: Any]? {
    var result: [String: Any] = [:]
    for values in all {
      for (path, value) in values {
        guard let known = result[path], let a = AnimationValue(known), let b = AnimationValue(value) else {
          result[path] = value
          continue
        }
        result[path] = a.adding(b, times: 1).any ?? value
      }
    }
    return result.isEmpty ? nil : result
  }
}
