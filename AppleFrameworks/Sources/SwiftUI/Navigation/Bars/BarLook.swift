import UIKit

/// What views say of one bar.
struct BarLook {
  var visibility: Visibility?
  var backgroundVisibility: Visibility?
  var background: AnyShapeStyle?
  var scheme: ColorScheme?
}

/// What views say of the bars around them.
struct BarLooks {
  var navigation = BarLook()
  var tab = BarLook()
  var bottom = BarLook()

  mutating func change(_ bars: [ToolbarPlacement], _ change: (inout BarLook) -> Void) {
    func concerns(_ bar: ToolbarPlacement.Bar) -> Bool {
      bars.isEmpty || bars.contains { $0.bar == bar || $0.bar == .all }
    }
    if concerns(.navigation) { change(&navigation) }
    if concerns(.tab) { change(&tab) }
    if concerns(.bottom) { change(&bottom) }
  }
}

enum BarLooksKey: PreferenceKey {
  static var defaultValue: BarLooks? { nil }
  static func reduce(value: inout BarLooks?, nextValue: () -> BarLooks?) { value = value ?? nextValue() }
}
