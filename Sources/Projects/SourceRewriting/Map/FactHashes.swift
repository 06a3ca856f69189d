import ToolSupport

extension StableHash {
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
