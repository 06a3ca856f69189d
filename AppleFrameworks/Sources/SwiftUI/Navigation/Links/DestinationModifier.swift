import UIKit

/// Registers the page for values of a type.
struct DestinationModifier<D: Hashable, C: View>: EnvironmentModifier {
  nonisolated(unsafe) let destination: (D) -> C
  func apply(to values: inout EnvironmentValues) {
    let destination = destination
    values.navigation?.destinations[ObjectIdentifier(D.self)] = { value in
      (value as? D).map { value in AnyView(DeferredView { destination(value) }) }
    }
  }
}
