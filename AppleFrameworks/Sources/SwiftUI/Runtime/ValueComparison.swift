import Foundation

/// Whether two values are known to be equal, so that what was made of the one holds for the other.
///
/// Plain data is compared by its bytes, without those between the properties; other `Equatable` values by `==`; everything else by its
/// bytes, too: the same references mean the same value. A wrong "no" costs an evaluation, a wrong "yes" can't come of it.
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
