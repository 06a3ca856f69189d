import UIKit

/// The arguments of a message by name, for conversion to the parameters of a method.
@_spi(Host)
public struct MessageArguments {
  private let selector: String
  private let values: [Any?]

  init(_ selector: String, _ values: [Any?]) {
    self.selector = selector
    self.values = values
  }

  /// An argument as the type of its parameter. An argument that is `nil` or of another type stops the program if it
  /// cannot be converted.
  public subscript<Value>(index: Int) -> Value {
    let value = values.indices.contains(index) ? values[index] : nil
    if let value {
      if let fitting = BridgedValue.converted(value, to: Value.self) { return fitting }
    } else if let absent = AbsentValue.of(Value.self) {
      return absent
    }
    fatalError(
      "\(selector) was sent with \(value.map { "a \(type(of: $0))" } ?? "nil") for a parameter of type \(Value.self)")
  }
}
