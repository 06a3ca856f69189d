import CRuntimeSupport

/// A search for the types that declare a conformance, in the program and all loaded libraries, including those from
/// `dlopen`.
///
/// The compiler stores a record of each conformance in the program or library that declares it. The runtime, which
/// reads the records for `as?`, provides their addresses. Generic types are omitted.
package enum ConformingTypes {
  /// Returns the types that conform to a protocol.
  ///
  /// The method stops the program if the records do not have the expected form, because missing types would otherwise
  /// not be noticed. It reads all records, about ten thousand in a program with UIKit, in less than a millisecond.
  ///
  /// - Parameter existential: The protocol, as in `(any PreviewRegistry).self`. Only the first protocol of a
  ///   composition is used.
  /// - Returns: The types without duplicates. The order depends on that of linking and loading.
  package static func all(of existential: Any.Type) -> [Any.Type] {
    _ = isSound
    guard description(of: existential) != nil else {
      fatalError("\(existential) is not a protocol whose conforming types can be found")
    }
    return find(existential) ?? []
  }

  /// Returns `nil` if this runtime doesn't provide the records, or if the type is not a protocol.
  private static func find(_ existential: Any.Type) -> [Any.Type]? {
    guard let description = description(of: existential) else { return nil }
    var accessors: [UnsafeRawPointer] = []
    let isTold = withUnsafeMutablePointer(to: &accessors) { accessors in
      metadata_sections_find_conformances(description, accessors) { accessors, accessor in
        accessors!.assumingMemoryBound(to: [UnsafeRawPointer].self).pointee.append(accessor)
      }
    }
    guard isTold else { return nil }
    var seen: Set<UnsafeRawPointer> = []
    return accessors.filter { seen.insert($0).inserted }
      .compactMap { class_call_metadata_accessor($0).map(Metadata.type(at:)) }
  }

  /// Returns the descriptor of the protocol.
  private static func description(of existential: Any.Type) -> UnsafeRawPointer? {
    let metadata = Metadata(of: existential)
    guard metadata.kind == Metadata.existentialKind else { return nil }
    // The flags, the number of protocols and the protocols follow the kind.
    guard metadata.address.load(fromByteOffset: 12, as: UInt32.self) > 0 else { return nil }
    return metadata.word(2)
  }

  private static let isSound: Bool = {
    mechanism.require()
    return true
  }()

  static let mechanism = RuntimeMechanism("the runtime's records of conformances") {
    guard let found = find((any TrialProtocol).self) else { return "no records were found" }
    let isFound = found.contains { $0 == TrialConformer.self } && found.contains { $0 == TrialSubclass.self }
    return isFound ? nil : "declared conformances are missing"
  }
}

/// A protocol for the check of the search.
package protocol TrialProtocol {}

package enum TrialConformer: TrialProtocol {}

extension TrialSubclass: TrialProtocol {}
