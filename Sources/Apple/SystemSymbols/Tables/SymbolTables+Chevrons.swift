extension SymbolTables {
  /// Chevrons.
  static let chevrons: StaticString = """
    chevron.left [73 96.8] {0.48 -3 0} = sm M18.5-40 L-20 0 L18.5 40
    chevron.right [73 96.8] {0.48 3 0} = sm M-18.5-40 L20 0 L-18.5 40
    chevron.backward > chevron.left
    chevron.forward > chevron.right
    chevron.up [110 60] {0.48 0 -3} = sm M-40 18 L0-20 L40 18
    chevron.down [110 60] {0.48 0 3} = sm M-40-18 L0 20 L40-18
    chevron.left.2 [116 96.8] {0.46 -2 0} = sm M-3-38 L-40 0 L-3 38; sm M38-38 L1 0 L38 38
    chevron.right.2 [116 96.8] {0.46 2 0} = sm M3-38 L40 0 L3 38; sm M-38-38 L-1 0 L-38 38
    chevron.backward.2 > chevron.left.2
    chevron.forward.2 > chevron.right.2
    chevron.up.2 = sm M-38-2 L0-38 L38-2; sm M-38 38 L0 2 L38 38
    chevron.down.2 = sm M-38 2 L0 38 L38 2; sm M-38-38 L0-2 L38-38
    chevron.up.chevron.down [86 112] = sm_ M-26-14 L0-40 L26-14
    chevron.compact.down [111.2 40.6] = s M-44-8 L0 8 L44-8
    chevron.compact.up [111.2 40.6] = s M-44 8 L0-8 L44 8
    chevron.compact.left [48 122] = s M8-44 L-8 0 L8 44
    chevron.compact.right [48 122] = s M-8-44 L8 0 L-8 44
    chevron.left.forwardslash.chevron.right = s M-32-26 L-60 0 L-32 26; s M32-26 L60 0 L32 26; s M14-40 L-14 40
    chevron.left.slash.chevron.right > chevron.left.forwardslash.chevron.right
    chevron.left.to.line = s M-36-40 V40; sm M28-40 L-12 0 L28 40
    chevron.right.to.line = s M36-40 V40; sm M-28-40 L12 0 L-28 40
    """
}
