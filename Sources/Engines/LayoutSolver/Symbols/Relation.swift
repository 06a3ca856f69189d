/// How the sum of a constraint's terms and its constant compares with zero.
package enum Relation: UInt8, Hashable, Sendable {
  case lessThanOrEqual
  case equal
  case greaterThanOrEqual
}
