import Foundation
import RuntimeSupport

extension UIApplicationDelegate where Self: NSObject {
  /// Makes an object of the class by its `init()`, as a launch does, which no protocol asks for.
  @_spi(Host) public static func makeDelegate() -> Self { ClassInitializers.make(Self.self) }
}
