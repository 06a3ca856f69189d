@_spi(Host) import UIKit

/// Makes an application delegate of UIKit's for an app, which hears of its launch and of links.
///
/// - Source: developer.apple.com/documentation/swiftui/uiapplicationdelegateadaptor
@propertyWrapper @MainActor
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate> {
  public let wrappedValue: DelegateType

  public init(_ delegateType: DelegateType.Type = DelegateType.self) { wrappedValue = delegateType.makeDelegate() }
}

/// A property that has a delegate.
@MainActor
protocol DelegateHolding {
  var held: any UIApplicationDelegate { get }
}

extension UIApplicationDelegateAdaptor: DelegateHolding {
  var held: any UIApplicationDelegate { wrappedValue }
}
