import UIKit

/// The options of one bar that views set.
struct BarLook {
  var visibility: Visibility?
  var backgroundVisibility: Visibility?
  var background: AnyShapeStyle?
  var scheme: ColorScheme?
}

/// The options of the bars around views.
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
