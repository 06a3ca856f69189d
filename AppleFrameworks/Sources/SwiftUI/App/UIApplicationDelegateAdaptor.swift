@_spi(Host) import UIKit

/// A property wrapper that creates a UIKit application delegate for an app. The delegate receives launch and life cycle
/// messages, and URLs.
///
/// - Source: developer.apple.com/documentation/swiftui/uiapplicationdelegateadaptor
@propertyWrapper @MainActor
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate> {
  /// The delegate.
  public let wrappedValue: DelegateType

  /// Creates the delegate.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) { wrappedValue = delegateType.makeDelegate() }
}

/// A property that contains an application delegate.
@MainActor
protocol DelegateHolding {
  var held: any UIApplicationDelegate { get }
}

extension UIApplicationDelegateAdaptor: DelegateHolding {
  var held: any UIApplicationDelegate { wrappedValue }
}
