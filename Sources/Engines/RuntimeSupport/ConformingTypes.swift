import CRuntimeSupport

/// The types that declare a conformance, in the program and all libraries that it has loaded, with `dlopen` too.
///
/// The compiler leaves a record of each conformance in the program or library that declares it, and the runtime, which looks for
/// them in `as?`, knows where they lie. Generic types are left out.
package enum ConformingTypes {
  /// - Parameter existential: The protocol, as in `(any PreviewRegistry).self`; of a composition, its first.
  /// - Returns: Each once; the order depends on that of linking and loading.
  ///
  /// Stops the program where the records can't be read as is relied upon: what isn't found would be missed by nobody.
  /// Goes through all records, some ten thousand in a program with UIKit: less than a millisecond.
  package static func all(of existential: Any.Type) -> [Any.Type] {
    _ = isSound
    guard description(of: existential) != nil else {
      fatalError("\(existential) is no protocol whose types can be found")
    }
    return find(existential) ?? []
  }

  /// `nil` where this runtime doesn't tell where records lie, or where this is no protocol.
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

  /// The protocol's description.
  private static func description(of existential: Any.Type) -> UnsafeRawPointer? {
    let metadata = Metadata(of: existential)
    guard metadata.kind == Metadata.existentialKind else { return nil }
    // Behind the kind: flags, number of protocols, and those.
    guard metadata.address.load(fromByteOffset: 12, as: UInt32.self) > 0 else { return nil }
    return metadata.word(2)
  }

  private static let isSound: Bool = {
    mechanism.require()
    return true
  }()

  static let mechanism = RuntimeMechanism("the runtime's knowledge of where conformances are written down") {
    guard let found = find((any TrialProtocol).self) else { return "it tells nothing of it" }
    let isFound = found.contains { $0 == TrialConformer.self } && found.contains { $0 == TrialSubclass.self }
    return isFound ? nil : "it doesn't know all that are declared"
  }
}

/// What the search is tried on.
package protocol TrialProtocol {}

package enum TrialConformer: TrialProtocol {}

extension TrialSubclass: TrialProtocol {}
