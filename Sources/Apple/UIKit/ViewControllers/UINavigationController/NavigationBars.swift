import QuartzCore
import RuntimeSupport

/// Makes bars of classes that are known at run time only.
@MainActor
enum NavigationBars {
  static func make<Bar: UIView>(_ type: AnyClass?, _ base: Bar.Type) -> Bar {
    guard let barType = (type ?? base) as? Bar.Type else { fatalError("\(type ?? base) is no subclass of \(base)") }
    return ClassInitializers.make(barType)
  }
}
