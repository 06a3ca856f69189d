/// FNV-1a in 64 bits, the same in every run.
///
/// - Source: datatracker.ietf.org/doc/html/draft-eastlake-fnv
struct StableHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func combine(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
  }

  mutating func combine(_ text: String) {
    combine(text.utf8)
    combine(CollectionOfOne(0))
  }

  mutating func combine(_ text: String?) {
    if let text { combine(text) } else { combine(1) }
  }

  mutating func combine(_ number: Int) {
    withUnsafeBytes(of: number.littleEndian) { combine($0) }
  }

  static func of(_ text: String) -> UInt64 {
    var hash = StableHash()
    hash.combine(text)
    return hash.value
  }
}

extension MemberFacts {
  func combine(into hash: inout StableHash) {
    hash.combine(kind.rawValue)
    hash.combine(name)
    hash.combine(flags.rawValue)
    hash.combine(access.rawValue)
    hash.combine(type)
    hash.combine(objectiveCName)
    hash.combine(generics?.parameters)
    hash.combine(generics?.requirements)
    hash.combine(parameters.count)
    for parameter in parameters {
      hash.combine(parameter.label)
      hash.combine(parameter.name)
      hash.combine(parameter.type)
      hash.combine(parameter.defaultValue)
    }
  }
}

extension TypeFacts {
  func combine(into hash: inout StableHash) {
    hash.combine(kind.rawValue)
    hash.combine(name)
    hash.combine(flags.rawValue)
    hash.combine(access.rawValue)
    hash.combine(objectiveCName)
    hash.combine(inherited.count)
    for name in inherited { hash.combine(name) }
    for member in members { member.combine(into: &hash) }
  }
}
