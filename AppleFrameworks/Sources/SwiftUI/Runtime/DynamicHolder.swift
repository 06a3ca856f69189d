/// Views of ours that hold a developer's value whose dynamic properties are theirs: a modifier, a style.
protocol DynamicHolder {}
