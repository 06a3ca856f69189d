import Foundation

/// Returns whether two values are known to be equal, so that results for one are valid for the other.
///
/// Plain data is compared by its bytes without padding, and other `Equatable` values with `==`. All other values are
/// compared by their bytes, because identical references refer to equal values. An incorrect `false` costs only an
/// evaluation. An incorrect `true` is impossible.
func valuesAreEqual<Value>(_ first: Value, _ second: Value) -> Bool {
  if !_isPOD(Value.self), let equatable = Value.self as? any Equatable.Type {
    return equalByOperator(equatable, first, second)
  }
  return ValueBytes.of(Value.self).areEqual(first, second)
}

private func equalByOperator<E: Equatable, Value>(_ type: E.Type, _ first: Value, _ second: Value) -> Bool {
  guard let first = first as? E, let second = second as? E else { return false }
  return first == second
}
